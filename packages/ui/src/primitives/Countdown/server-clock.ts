import { createContext } from "react";

/** Returns the server's current time, in ms; the application provides it. Without it, a countdown treats `now` as the time of its mount. */
export const ServerClock = createContext<(() => number) | null>(null);
