import type { Notification } from "@sen/api";
import { useEffect, useEffectEvent } from "react";

type Listener = (notice: Notification) => void;

const listeners = new Set<Listener>();

/** Calls back with every new notice while the component is there. */
export function useNotice(listener: Listener): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const own: Listener = (notice) => hear(notice);
    listeners.add(own);
    return () => {
      listeners.delete(own);
    };
  }, []);
}

/** Tells whatever is shown of a new notice. */
export function announceNotice(notice: Notification): void {
  for (const listener of listeners) listener(notice);
}
