import { use, useEffect, useEffectEvent, useState } from "react";
import { clockFrom, ServerClock } from "./server-clock.ts";

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
    if (instant === null || passed === instant) return;
    const clock = clockFrom(serverNow, now);
    const check = () => {
      if (clock() >= Date.parse(instant)) pass();
    };
    check();
    // A single timeout would be late by the time that a phone has slept.
    const timer = window.setInterval(check, 1000);
    return () => window.clearInterval(timer);
  }, [instant, now, passed, serverNow]);
  return (
    instant !== null && (passed === instant || (now !== undefined && Date.parse(now) >= Date.parse(instant)))
  );
}
