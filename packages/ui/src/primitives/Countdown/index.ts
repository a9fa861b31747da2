export { Countdown, type CountdownProps } from "./Countdown.tsx";
export { ServerClock } from "./serverClock.ts";
