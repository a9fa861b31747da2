import type { Notification } from "@sen/api";
import { useEffect, useEffectEvent } from "react";

type Listener = (notice: Notification | null) => void;

const listeners = new Set<Listener>();

/** Calls back while the component is there: with every new notice, and with null where notices were read elsewhere or have been missed. */
export function useNoticesChange(listener: Listener): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const own: Listener = (notice) => hear(notice);
    listeners.add(own);
    return () => {
      listeners.delete(own);
    };
  }, []);
}

/** Tells whatever is shown of a new notice, or of a change to those that there are. */
export function announceNotice(notice: Notification | null): void {
  for (const listener of listeners) listener(notice);
}
