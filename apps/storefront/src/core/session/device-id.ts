import { persistedText } from "../persisted.ts";

const store = persistedText("device", { in: "device" });

/**
 * The number that this device has made for itself, so that what anybody may say (an answer helped, an article is liked) counts
 * once. It says nothing of the device or of who uses it, and stays when the customer leaves.
 */
export function deviceId(): string {
  const known = store.read();
  if (known !== null && UUID.test(known)) return known;
  const made = crypto.randomUUID();
  store.write(made);
  return made;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
