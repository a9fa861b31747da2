import type { PushSubscriptionBody } from "@sen/api";
import type { PushOnDevice } from "@sen/ui/notifications";
import { WORKER_PATH } from "../../core/offline-pages.ts";
import { write, written, type Refused } from "../../core/write.ts";

/**
 * Whether this browser is subscribed. A failure to read the subscription counts as off, and so does one made with another key than the
 * shop's, which gets no messages.
 */
export async function readPush(key: string): Promise<PushOnDevice> {
  if (!isPushSupported()) return "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const subscription = await currentSubscription().catch(() => null);
  return subscription && keyOf(subscription) === key ? "on" : "off";
}

/** The VAPID key of a subscription, base64url without padding. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Subscribes this browser with the shop's key, and registers it with the server. */
export async function turnOn(key: string): Refused {
  const subscription = await subscribe(key);
  // The customer denied permission: the page explains how to allow it.
  if (!subscription) return null;
  return written(write("PUT /push-subscription", { body: subscription }));
}

export const turnOff = (): Refused =>
  written(write("DELETE /push-subscription"), async () => (await currentSubscription())?.unsubscribe());

const isPushSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/**
 * Asks for permission and subscribes this browser; null if the customer denies it.
 *
 * @param key the shop's public VAPID key, base64url
 */
async function subscribe(key: string): Promise<PushSubscriptionBody | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(WORKER_PATH);
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription made with another key cannot receive our messages.
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
