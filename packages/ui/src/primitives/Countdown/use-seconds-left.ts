import { use, useEffect, useState } from "react";
import { clockFrom, ServerClock } from "./server-clock.ts";

/**
 * Whole seconds until an instant by the server's clock, updated every second. 0 once it has passed.
 *
 * @param instant ISO 8601
 * @param now the server's time at the response, ISO 8601; the starting point if there is no `ServerClock`
 */
export function useSecondsLeft(instant: string, now: string): number {
  const serverNow = use(ServerClock);
  const end = Date.parse(instant);
  const [left, setLeft] = useState(() => secondsUntil(end, Date.parse(now)));
  useEffect(() => {
    const clock = clockFrom(serverNow, now);
    const tick = () => setLeft(secondsUntil(end, clock()));
    tick();
    const timer = window.setInterval(tick, 1000);
    return () => window.clearInterval(timer);
  }, [end, now, serverNow]);
  return left;
}

const secondsUntil = (end: number, time: number) => Math.max(0, Math.ceil((end - time) / 1000));
