import type { PushSubscriptionBody } from "@sen/api";
import type { PushOnDevice } from "@sen/ui/notifications";
import { WORKER_PATH } from "../../core/offline-pages.ts";
import { write, written, type Refused } from "../../core/write.ts";

/** How this browser stands to push messages. */
export type DevicePush = "subscribed" | "none" | "blocked" | "unsupported";

/** Asks the browser whether it has subscribed, and whether it may. One that does not say is taken for one that has not. */
export async function lookAtDevice(): Promise<DevicePush> {
  if (!isPushSupported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  return (await currentSubscription().catch(() => null)) ? "subscribed" : "none";
}

/** It is on where the browser has subscribed and the server knows of it under this session. */
export function pushOf(device: DevicePush, isKnown: boolean): PushOnDevice {
  if (device === "blocked" || device === "unsupported") return device;
  return device === "subscribed" && isKnown ? "on" : "off";
}

/** Subscribes this browser under the shop's key, and tells the server. */
export async function turnOn(key: string): Refused {
  const subscription = await subscribe(key);
  // Refused by the customer: the page says how to change one's mind.
  if (!subscription) return null;
  return written(write("PUT /push-subscription", { body: subscription }));
}

/** Ends the subscription, first with the server. */
export const turnOff = (): Refused =>
  written(write("DELETE /push-subscription"), async () => (await currentSubscription())?.unsubscribe());

/** Whether this browser can take push messages at all. */
const isPushSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/**
 * Asks the customer, and subscribes this browser; null where the customer refuses.
 *
 * @param key the shop's public key, base64url
 */
async function subscribe(key: string): Promise<PushSubscriptionBody | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER_PATH);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made with another key can be sent nothing.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || !keys?.p256dh || !keys.auth) {
    throw new Error("The browser's subscription says too little.");
  }
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
