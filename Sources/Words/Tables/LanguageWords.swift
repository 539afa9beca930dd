/// What Belfry says about commands that it cannot read.
let languageWords: [WordEntry] = [
]
