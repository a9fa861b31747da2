import type { PushSubscriptionBody } from "@sen/api";
import { WORKER_PATH } from "../../core/offline-pages.ts";

/** Whether this browser can take push messages at all. */
export const isPushSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether this browser takes push messages of the shop. */
export async function hasSubscription(): Promise<boolean> {
  return (await currentSubscription()) !== null;
}

/**
 * Asks the customer, and subscribes this browser; null where the customer refuses.
 *
 * @param key the shop's public key, base64url
 */
export async function subscribe(key: string): Promise<PushSubscriptionBody | null> {
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

/** Ends this browser's subscription. */
export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}
