import webPush from "web-push";
import type { PushSender } from "../../ports/push.ts";

/** The shop's keys for push messages, and who is written to about them. */
export interface VapidSettings {
  publicKey: string;
  privateKey: string;
  /** `https:` or `mailto:`. */
  subject: string;
  /** Hosts of the push services; one that begins with a dot stands for all below it. */
  services: readonly string[];
}

/** How long a service keeps a message for a device that is off, in seconds. */
const TTL_SECONDS = 24 * 60 * 60;
/** Longest wait for a service, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** How long a signature is sent again, in milliseconds; it is good for twelve hours. RFC 8292 lets it be: signing takes as long as encrypting. */
const SIGNATURE_MS = 60 * 60 * 1000;
/** Services whose signature is kept; those of a wildcard may be many. */
const SIGNATURES = 100;
/** The browser is not there any more, or has unsubscribed. */
const GONE: readonly number[] = [404, 410];

/** Push messages by RFC 8030, encrypted by RFC 8291, signed by RFC 8292. */
export function webPushSender({ services, publicKey, privateKey, subject }: VapidSettings): PushSender {
  const signatures = new Map<string, { authorization: string; until: number }>();
  function signatureFor(origin: string): string {
    const kept = signatures.get(origin);
    if (kept && kept.until > Date.now()) return kept.authorization;
    if (signatures.size >= SIGNATURES) signatures.clear();
    const { Authorization: authorization } = webPush.getVapidHeaders(
      origin,
      subject,
      publicKey,
      privateKey,
      "aes128gcm",
    );
    signatures.set(origin, { authorization, until: Date.now() + SIGNATURE_MS });
    return authorization;
  }
  const takes = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, host } = new URL(endpoint);
    const isKnown = services.some((one) => (one.startsWith(".") ? host.endsWith(one) : host === one));
    return isKnown && (protocol === "https:" || /^(localhost|127\.0\.0\.1):\d+$/.test(host));
  };
  return {
    publicKey,
    takes,
    async send(device, { topic, payload }) {
      if (!takes(device.endpoint)) return "gone";
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(device, payload, {
        headers: { Authorization: signatureFor(new URL(device.endpoint).origin) },
        topic,
        TTL: TTL_SECONDS,
        urgency: "normal",
        contentEncoding: "aes128gcm",
      });
      const { "Content-Length": _counted, ...sent } = headers as Record<string, string>;
      const { status, body: answer } = await fetch(endpoint, {
        method,
        headers: Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)])),
        body: body && new Uint8Array(body),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer?.cancel();
      if (GONE.includes(status)) return "gone";
      if (status < 200 || status > 299) {
        throw new Error(`The push service ${new URL(endpoint).host} responded with ${status}`);
      }
      return "delivered";
    },
  };
}

/** New keys, for a shop that is configured with none. */
export const newVapidKeys = (): Pick<VapidSettings, "publicKey" | "privateKey"> =>
  webPush.generateVAPIDKeys();
