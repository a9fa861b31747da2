import { createContext } from "react";

/** Returns the server's current time, in ms; the application provides it. Without it, a countdown treats `now` as the time of its mount. */
export const ServerClock = createContext<(() => number) | null>(null);

/**
 * A clock that goes on while a phone sleeps, unlike `performance.now()` and timers: the application's, else one that shows `now` at
 * the time of this call.
 *
 * @param now ISO 8601; without it the device's time
 */
export function clockFrom(serverNow: (() => number) | null, now: string | undefined): () => number {
  if (serverNow) return serverNow;
  const ahead = now === undefined ? 0 : Date.now() - Date.parse(now);
  return () => Date.now() - ahead;
}
