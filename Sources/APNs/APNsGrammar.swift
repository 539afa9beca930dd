import Language
import Payload
import Phone
import Words

/// The commands of a backend that speaks to APNs.
public enum APNsGrammar {
  /// The rows.
  public static let specs: [CommandSpec<APNsCommand>] = [push]

  private static let push = CommandSpec<APNsCommand>(
    "push",
    [
      .required("payload", .bytes), .named("collapse-id", .text), .named("expiration", .text),
      .named("priority", .text), .named("push-type", .text), .named("topic", .text), .named("id", .text),
    ] + WireArguments.specs,
    help: "help.push",
    make: { (values: Arguments) throws(ArgumentFault) in
      var push = APNsPush(body: values.bytes("payload"))
      push.collapseID = values.optionalText("collapse-id")
      push.expiration = values.optionalText("expiration")
      push.priority = values.optionalText("priority")
      push.type = values.optionalText("push-type")
      push.topic = values.optionalText("topic")
      push.id = values.optionalText("id")
      push.route = try WireArguments.read(values)
      return .push(push)
    },
    take: { command in
      switch command {
      case .push(let push):
        var values: Arguments = [
          "payload": .bytes(push.body), "collapse-id": push.collapseID.map(Value.text),
          "expiration": push.expiration.map(Value.text), "priority": push.priority.map(Value.text),
          "push-type": push.type.map(Value.text), "topic": push.topic.map(Value.text),
          "id": push.id.map(Value.text),
        ]
        if let wire = push.route.request { WireArguments.write(wire, into: &values) }
        return values
      }
    })
}
