import { useSyncExternalStore } from "react";

const unchanging = () => () => undefined;

/** Whether this is HTML of the server that React takes over: what only a browser knows must not be shown in it yet. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
}
