import { createContext } from "react";

/**
 * Returns the server's current time, in ms. The application provides it at its root, so that countdowns stay right even
 * if they mount long after the response. Without it, a countdown treats `now` as the time of its mount.
 */
export const ServerClock = createContext<(() => number) | null>(null);
