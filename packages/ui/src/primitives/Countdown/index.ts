export { Countdown, type CountdownProps } from "./Countdown.tsx";
export { ServerClock } from "./server-clock.ts";
export { useHasPassed, type HasPassedOptions } from "./use-has-passed.ts";
export { useSecondsLeft } from "./use-seconds-left.ts";
