import type { Notification } from "@sen/api";
import { useEffect, useEffectEvent } from "react";

type Listener = (notice: Notification | null) => void;

const listeners = new Set<Listener>();

/** Subscribes the component to new notifications; null means that some were read elsewhere or missed. */
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

/** Notifies subscribers of a new notification, or with null of changes to existing ones. */
export function announceNotice(notice: Notification | null): void {
  for (const listener of listeners) listener(notice);
}
