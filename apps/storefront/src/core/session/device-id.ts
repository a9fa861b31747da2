import { persistedText } from "../persisted.ts";

const store = persistedText("device", { in: "device" });

/**
 * A random UUID of this device, so that anonymous votes (a helpful answer, a liked article) count once. It identifies neither
 * the device nor its user, and survives a sign-out.
 */
export function deviceId(): string {
  const id = store.read() ?? crypto.randomUUID();
  store.write(id);
  return id;
}
