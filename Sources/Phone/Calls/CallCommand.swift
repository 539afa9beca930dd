/// What the person does with a call, and how the app takes pushes for calls.
public enum CallCommand: Hashable, Sendable {
  case answer
  case decline
  case end
  case registry(RegistrySetting)
  case report(CallReport)
  case method(PushKitMethod)
}
