/// What Belfry says where it writes pushes down for other tools.
let exportWords: [WordEntry] = [
  WordEntry(
    "export.noPayload", en: "It carries no payload for APNs, so there is no .apns file of it.",
    zh: "它不含 APNs payload，无法写成 .apns 文件。"),
  WordEntry(
    "export.noRequest", en: "No request over HTTP would bring it, so there is no curl line for it.",
    zh: "没有能带来它的 HTTP 请求，无法写成 curl 命令。"),
  WordEntry(
    "export.notOfOne", en: "jsonl and csv are tables of many pushes: use belfry export.",
    zh: "jsonl 和 csv 用于多条推送：请用 belfry export。"),
]
