import { use, useEffect, useEffectEvent, useState } from "react";
import { ServerClock } from "./server-clock.ts";

/** The longest time that a timer can wait, in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

export interface HasPassedOptions {
  /** The server's clock when it answered, ISO 8601. Without it, and without a `ServerClock`, the device's counts. */
  now?: string | undefined;
  /** Called once, when it passes while it is watched. */
  onPass?: (() => unknown) | undefined;
}

/**
 * Whether an instant has passed, by the server's clock; it becomes true by itself when the instant comes.
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
