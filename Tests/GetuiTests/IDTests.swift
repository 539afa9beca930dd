import Testing

@testable import Getui
