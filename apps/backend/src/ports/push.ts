/** A browser's push subscription: the push service's endpoint and the encryption keys. */
export interface PushDevice {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A message for a browser's service worker. */
export interface PushMessage {
  /** Letters, digits and hyphens, 32 at most. The service keeps only the last pending message of a topic. */
  topic: string;
  payload: string;
}

/** Sends messages to browsers. */
export interface PushSender {
  /** The shop's public key in base64url, which browsers subscribe with. */
  publicKey: string;
  /** Whether the endpoint belongs to a known push service, so that nobody can make us call another server. */
  takes: (endpoint: string) => boolean;
  /** `gone`: the browser has unsubscribed. Rejects if the service did not accept the message. */
  send: (device: PushDevice, message: PushMessage) => Promise<"delivered" | "gone">;
}
