/// What happens on one phone with respect to the Getui SDK.
public enum GetuiCommand: Hashable, Sendable {
  /// The app calls the SDK.
  case call(GetuiCall)
  /// The service extension calls its part of the SDK.
  case extensionCall(ExtensionCall)
  /// Something happens that the SDK tells the app.
  case occasion(GetuiOccasion)
  /// The app is built differently from now on.
  case integrate(GetuiIntegrationChange)
  /// A file on the network is like this.
  case resource(MediaResource)
  /// How long the system leaves the connection of an app in the background that never called
  /// `runBackgroundEnable:`, in microseconds.
  case grace(Int64)
  /// A backend pushes to this phone's client; the world hands it to the service as a request.
  case push(GetuiDraft)
}
