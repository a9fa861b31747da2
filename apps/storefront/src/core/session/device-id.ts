const KEY = "device";

/**
 * The number that this device has made for itself, so that what anybody may say (an answer helped, an article is liked) counts
 * once. It says nothing of the device or of who uses it, and stays when the customer leaves.
 */
export function deviceId(): string {
  const known = localStorage.getItem(KEY);
  if (known !== null && UUID.test(known)) return known;
  const made = crypto.randomUUID();
  localStorage.setItem(KEY, made);
  return made;
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
