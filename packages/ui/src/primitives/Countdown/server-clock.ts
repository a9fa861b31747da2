import { createContext } from "react";

/**
 * What the server's clock says now, in ms: set by the application around everything, so that a countdown goes on where it
 * stands whenever it is shown. Without one it counts from the moment it is shown.
 */
export const ServerClock = createContext<(() => number) | null>(null);
