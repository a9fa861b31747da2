export { Countdown, type CountdownProps } from "./Countdown.tsx";
export { ServerClock } from "./serverClock.ts";
export { useHasPassed, type HasPassedOptions } from "./useHasPassed.ts";
