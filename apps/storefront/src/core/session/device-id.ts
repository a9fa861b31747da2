import { persistedText } from "../persisted.ts";

const store = persistedText("device", { in: "device" });

/**
 * A random UUID of this device, so that anonymous votes (a helpful answer, a liked article) count once. It identifies neither
 * the device nor its user, and survives a sign-out.
 */
export function deviceId(): string {
  const known = store.read();
  if (known !== null && UUID.test(known)) return known;
  const made = crypto.randomUUID();
  store.write(made);
  return made;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
