import { useSyncExternalStore } from "react";

const unchanging = () => () => undefined;

/** Whether React is hydrating server HTML. Until it is done, do not render anything that only the browser knows. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
}
