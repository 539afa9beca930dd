import Payload
import Words

/// Who gets a push of one of the rarer types.
public enum ChannelReceiver: String, Codable, CaseIterable, Sendable {
  /// The location push service extension.
  case location = "didReceiveLocationPushPayload(_:completion:)"
  /// The file provider extension, by way of PushKit.
  case fileProvider = "NSFileProviderManager.signalEnumerator(for:completionHandler:)"
  /// The complication of the app's Watch app, by way of PushKit.
  case complication = "CLKComplicationServer.reloadTimeline(for:)"
  /// The widget extension: it makes its timelines anew.
  case widgets = "getTimeline(in:completion:)"
  /// The extension with the app's controls for Control Center.
  case controls = "currentValue()"
  /// The system's own daemon for device management.
  case deviceManagement = "mdmclient"

  /// Who gets pushes of `type`; nil for a type that goes another way.
  init?(_ type: PushType) {
    switch type {
    case .location: self = .location
    case .fileprovider: self = .fileProvider
    case .complication: self = .complication
    case .widgets: self = .widgets
    case .controls: self = .controls
    case .mdm: self = .deviceManagement
    case .alert, .background, .voip, .liveactivity, .pushtotalk: return nil
    }
  }

  /// The party in the trace.
  var party: Party { self == .deviceManagement ? .system : .extension }

  var rule: RuleID {
    switch self {
    case .location: "ios.channel.location"
    case .fileProvider: "ios.channel.fileprovider"
    case .complication: "ios.channel.complication"
    case .widgets: "ios.channel.widgets"
    case .controls: "ios.channel.controls"
    case .deviceManagement: "ios.channel.mdm"
    }
  }
}
