import { use, useEffect, useEffectEvent, useState } from "react";
import { ServerClock } from "./server-clock.ts";

/** The longest delay `setTimeout` supports, in ms. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

export interface HasPassedOptions {
  /** The server's time at the response, ISO 8601. Without it and without a `ServerClock`, the device's clock is used. */
  now?: string | undefined;
  /** Called when the instant passes, or right after mounting if it already has. */
  onPass?: (() => unknown) | undefined;
}

/**
 * Whether an instant has passed, by the server's clock. Re-renders when it does.
 *
 * @param instant ISO 8601; null never passes
 */
export function useHasPassed(instant: string | null, { now, onPass }: HasPassedOptions = {}): boolean {
  const serverNow = use(ServerClock);
  const [passed, setPassed] = useState<string | null>(null);
  const pass = useEffectEvent(() => {
    setPassed(instant);
    onPass?.();
  });
  useEffect(() => {
    if (instant === null) return;
    const time = serverNow?.() ?? (now === undefined ? Date.now() : Date.parse(now));
    const left = Math.max(0, Date.parse(instant) - time);
    if (left > LONGEST_WAIT_MS) return;
    const timer = window.setTimeout(pass, left);
    return () => window.clearTimeout(timer);
  }, [instant, now, serverNow]);
  return (
    instant !== null && (passed === instant || (now !== undefined && Date.parse(now) >= Date.parse(instant)))
  );
}
