/** Where a push service takes messages for a browser, and what they are encrypted with. */
export interface PushDevice {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A message for a browser's service worker. */
export interface PushMessage {
  /** Letters, digits and hyphens, 32 at most: of messages that wait under one topic the service keeps the last. */
  topic: string;
  payload: string;
}

/** Sends messages to browsers. */
export interface PushSender {
  /** The shop's public key, base64url: browsers subscribe to it. */
  publicKey: string;
  /** Whether messages may be sent to such an address: those of push services alone, so that nobody has us call somebody else. */
  takes: (endpoint: string) => boolean;
  /** `gone`: the browser has unsubscribed. Rejects when the service did not take the message. */
  send: (device: PushDevice, message: PushMessage) => Promise<"delivered" | "gone">;
}
