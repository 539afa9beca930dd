/// Reads the path and query of report calls.
enum ReportReader {
  /// The most tasks of one call (docs.getui.com, REST v2, report).
  static let mostTasks = 200

  static func tasks(
    _ list: String, actions: String?, _ isDetailed: Bool
  ) throws(GetuiRefusal) -> GetuiOperation {
    let tasks = try PathList.texts(list, named: "taskid", most: mostTasks)
    var numbers: [Int]?
    if let actions {
      numbers = []
      for text in actions.split(separator: ",") {
        guard let number = Int(text) else { throw GetuiRefusal(.invalid("actionIdList")) }
        numbers?.append(number)
      }
    }
    return .reportTasks(tasks, actions: numbers, isDetailed: isDetailed)
  }
}
