import type { Notification } from "@sen/api";

/** Hears of a notice. */
type Listener = (notice: Notification) => void;

const listeners = new Set<Listener>();

/** Calls back with every new notice. Returns the unsubscriber. */
export function subscribeToNotices(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells whatever is shown of a new notice. */
export function announceNotice(notice: Notification): void {
  for (const listener of listeners) listener(notice);
}
