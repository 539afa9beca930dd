import Simulation

/// A runnable snippet for a client library, with everything filled in.
enum ClientSnippet {
  /// Words of other programs, which must not be taken for belfry's own.
  private static let (later, pause, take) = ("async", "await", "import")

  static func text(for library: ClientLibrary, _ facts: ClientFacts) -> String {
    switch library {
    case .curl: curl(facts)
    case .httpx: httpx(facts)
    case .aioapns: aioapns(facts)
    case .nodeAPN: nodeAPN(facts)
    case .pushy: pushy(facts)
    case .apnSwift: apnSwift(facts)
    case .apns2: apns2(facts)
    case .jpush: jpush(facts)
    case .getui: getui(facts)
    }
  }

  private static func curl(_ facts: ClientFacts) -> String {
    """
    curl --http2 --cacert '\(facts.certificate)' -D - \\
      -H 'authorization: bearer \(facts.providerToken)' \\
      -H 'apns-topic: \(facts.topic)' -H 'apns-push-type: alert' \\
      -d '{"aps":{"alert":"Hello"}}' \\
      https://localhost:\(facts.apns)/3/device/\(facts.token)
    """
  }

  private static func httpx(_ facts: ClientFacts) -> String {
    """
    # pip install 'httpx[http2]'
    import httpx, ssl

    trust = ssl.create_default_context(cafile="\(facts.certificate)")
    with httpx.Client(http2=True, verify=trust) as client:
        answer = client.post(
            "https://localhost:\(facts.apns)/3/device/\(facts.token)",
            headers={
                "authorization": "bearer \(facts.providerToken)",
                "apns-topic": "\(facts.topic)",
                "apns-push-type": "alert",
            },
            json={"aps": {"alert": "Hello"}},
        )
        print(answer.status_code, answer.headers["apns-id"], answer.text)
    """
  }

  private static func aioapns(_ facts: ClientFacts) -> String {
    """
    # pip install aioapns
    import asyncio, ssl
    from aioapns import APNs, NotificationRequest, connection
    from cryptography.hazmat.primitives import serialization as form
    from cryptography.hazmat.primitives.asymmetric import ec

    connection.APNsProductionClientProtocol.APNS_SERVER = "localhost"
    connection.APNsProductionClientProtocol.APNS_PORT = \(facts.apns)

    \(later) def main():
        key = ec.generate_private_key(ec.SECP256R1()).private_bytes(
            form.Encoding.PEM, form.PrivateFormat.PKCS8, form.NoEncryption())
        apns = APNs(key=key.decode(), key_id="KEY1234567", team_id="TEAM123456", topic="\(facts.topic)",
            ssl_context=ssl.create_default_context(cafile="\(facts.certificate)"))
        answer = \(pause) apns.send_notification(NotificationRequest(
            device_token="\(facts.token)", message={"aps": {"alert": "Hello"}}))
        print(answer.status, answer.description)

    asyncio.run(main())
    """
  }

  private static func nodeAPN(_ facts: ClientFacts) -> String {
    """
    // Written for @parse/node-apn 6.3 from its source; not run here.
    // npm install @parse/node-apn; node push.js
    const apn = require('@parse/node-apn');
    const { privateKey } = require('crypto').generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const provider = new apn.Provider({
      address: 'localhost', port: \(facts.apns), ca: ['\(facts.certificate)'], proxy: false,
      token: { key: privateKey.export({ type: 'pkcs8', format: 'pem' }), keyId: 'KEY1234567', teamId: 'TEAM123456' },
    });
    const note = new apn.Notification({ alert: 'Hello', topic: '\(facts.topic)', pushType: 'alert' });
    provider.send(note, '\(facts.token)').then((answer) => {
      console.log(JSON.stringify(answer));
      provider.shutdown();
    });
    """
  }

  private static func pushy(_ facts: ClientFacts) -> String {
    """
    // Written for com.eatthepath:pushy 0.15 from its source; not run here.
    // key.p8 is any P-256 key: openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out key.p8
    import com.eatthepath.pushy.apns.ApnsClientBuilder;
    import com.eatthepath.pushy.apns.auth.ApnsSigningKey;
    import com.eatthepath.pushy.apns.util.SimpleApnsPushNotification;
    import java.io.File;

    public class Push {
        public static void main(String[] arguments) throws Exception {
            var client = new ApnsClientBuilder()
                .setApnsServer("localhost", \(facts.apns))
                .setTrustedServerCertificateChain(new File("\(facts.certificate)"))
                .setSigningKey(ApnsSigningKey.loadFromPkcs8File(new File("key.p8"), "TEAM123456", "KEY1234567"))
                .build();
            var answer = client.sendNotification(new SimpleApnsPushNotification(
                "\(facts.token)", "\(facts.topic)", "{\\"aps\\":{\\"alert\\":\\"Hello\\"}}")).get();
            System.out.println(answer.isAccepted() + " " + answer.getRejectionReason());
            client.close().get();
        }
    }
    """
  }

  private static func apnSwift(_ facts: ClientFacts) -> String {
    """
    // Written for github.com/swift-server-community/APNSwift 6.0 from its source; not run here.
    // main.swift of a target that depends on APNS and APNSCore; plain HTTP/1.1 on loopback
    \(take) APNS
    \(take) APNSCore
    \(take) Crypto
    \(take) Foundation

    let client = APNSClient(
      configuration: .init(
        authenticationMethod: .jwt(
          privateKey: P256.Signing.PrivateKey(), keyIdentifier: "KEY1234567", teamIdentifier: "TEAM123456"),
        environment: .custom(url: "http://127.0.0.1", port: \(facts.http))),
      eventLoopGroupProvider: .createNew, responseDecoder: JSONDecoder(), requestEncoder: JSONEncoder())
    let answer = try \(pause) client.sendAlertNotification(
      .init(
        alert: .init(title: .raw("Hello")), expiration: .immediately, priority: .immediately,
        topic: "\(facts.topic)", payload: EmptyPayload()),
      deviceToken: "\(facts.token)")
    print(answer.apnsID?.uuidString ?? "no apns-id")
    try \(pause) client.shutdown()
    """
  }

  private static func apns2(_ facts: ClientFacts) -> String {
    """
    // Written for github.com/sideshow/apns2 v0.25 from its source; not run here.
    // go get github.com/sideshow/apns2@v0.25.0; go run push.go
    package main

    import (
        "crypto/ecdsa"
        "crypto/elliptic"
        "crypto/rand"
        "crypto/tls"
        "crypto/x509"
        "fmt"
        "net/http"
        "os"

        "github.com/sideshow/apns2"
        "github.com/sideshow/apns2/token"
        "golang.org/x/net/http2"
    )

    func main() {
        certificate, err := os.ReadFile("\(facts.certificate)")
        if err != nil {
            panic(err)
        }
        trust := x509.NewCertPool()
        trust.AppendCertsFromPEM(certificate)
        key, _ := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
        client := apns2.NewTokenClient(&token.Token{AuthKey: key, KeyID: "KEY1234567", TeamID: "TEAM123456"})
        client.Host = "https://localhost:\(facts.apns)"
        client.HTTPClient = &http.Client{
            Transport: &http2.Transport{TLSClientConfig: &tls.Config{RootCAs: trust}},
        }
        answer, err := client.Push(&apns2.Notification{
            DeviceToken: "\(facts.token)",
            Topic:       "\(facts.topic)", Payload: []byte(`{"aps":{"alert":"Hello"}}`)})
        if err != nil {
            panic(err)
        }
        fmt.Println(answer.StatusCode, answer.Reason, answer.ApnsID)
    }
    """
  }

  private static func jpush(_ facts: ClientFacts) -> String {
    """
    # pip install jpush
    import os
    import jpush
    from jpush import common

    common.ZONES["DEFAULT"]["PUSH"] = "http://127.0.0.1:\(facts.http)/v3/"
    client = jpush.JPush(\(facts.appKey), \(facts.masterSecret))
    push = client.create_push()
    push.platform = jpush.all_
    push.audience = jpush.registration_id("\(facts.registrationID)")
    push.notification = jpush.notification(alert="Hello")
    push.options = {"apns_production": \(facts.isProduction ? "True" : "False")}
    print(push.send().payload)
    """
  }

  private static func getui(_ facts: ClientFacts) -> String {
    """
    # nothing to install
    import hashlib, json, os, time, urllib.request

    base = "http://127.0.0.1:\(facts.http)/v2/\(facts.getuiAppID)"

    def post(path, body, **headers):
        request = urllib.request.Request(base + path, json.dumps(body).encode(),
            {"content-type": "application/json"} | headers)
        return json.load(urllib.request.urlopen(request))

    key, secret, now = \(facts.getuiAppKey), \(facts.getuiMasterSecret), str(int(time.time() * 1000))
    sign = hashlib.sha256((key + now + secret).encode()).hexdigest()
    token = post("/auth", {"sign": sign, "timestamp": now, "appkey": key})["data"]["token"]
    print(post("/push/single/cid", {
        "request_id": now, "audience": {"cid": ["\(facts.clientID)"]},
        "push_message": {"transmission": "Hello"},
    }, token=token))
    """
  }
}
