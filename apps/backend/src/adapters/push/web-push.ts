import webPush from "web-push";
import type { PushSender } from "../../ports/push.ts";

/** The shop's VAPID keys, and the contact for push services. */
export interface VapidSettings {
  publicKey: string;
  privateKey: string;
  /** `https:` or `mailto:`. */
  subject: string;
  /** Hosts of push services; a leading dot matches all subdomains. */
  services: readonly string[];
}

/** How long a service stores a message for an offline device, in seconds. */
const TTL_SECONDS = 24 * 60 * 60;
/** Request timeout, in ms. */
const TIMEOUT_MS = 10_000;
/** Status codes for a subscription that no longer exists. */
const GONE: readonly number[] = [404, 410];

/** Push messages by RFC 8030, encrypted by RFC 8291 and signed by RFC 8292. */
export function webPushSender({ services, ...vapidDetails }: VapidSettings): PushSender {
  const takes = (endpoint: string) => {
    if (!URL.canParse(endpoint)) return false;
    const { protocol, host } = new URL(endpoint);
    const isKnown = services.some((one) => (one.startsWith(".") ? host.endsWith(one) : host === one));
    return isKnown && (protocol === "https:" || /^(localhost|127\.0\.0\.1):\d+$/.test(host));
  };
  return {
    publicKey: vapidDetails.publicKey,
    takes,
    async send(device, { topic, payload }) {
      if (!takes(device.endpoint)) return "gone";
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(device, payload, {
        vapidDetails,
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

/** Generates keys for a shop that has none configured. */
export const newVapidKeys = (): Pick<VapidSettings, "publicKey" | "privateKey"> =>
  webPush.generateVAPIDKeys();
