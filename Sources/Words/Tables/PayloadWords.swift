/// What Belfry says about payloads: syntax errors with their hints, lint findings, names of foreign wrappers.
let payloadWords: [WordEntry] = []
