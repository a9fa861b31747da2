import type { ShopTrouble } from "@sen/ui/shell";
import { useEffect } from "react";
import { call } from "../core/api.ts";
import { orderingPaused } from "../core/ordering-paused.ts";
import { useStore } from "../core/store.ts";

const ASKED_MS = 10_000;

/** The current outage: offline, or orders paused. Null on the server. */
export function useServiceStatus(): ShopTrouble | null {
  const isOnline = useStore(connection);
  const isPaused = useStore(orderingPaused);
  useEffect(() => {
    if (!isPaused) return;
    const ask = () => call((api) => api.GET("/malls/all", { cache: "no-store" })).catch(() => undefined);
    const timer = window.setInterval(() => void ask(), ASKED_MS);
    return () => window.clearInterval(timer);
  }, [isPaused]);
  if (!isOnline) return "offline";
  return isPaused ? "paused" : null;
}

const connection = {
  subscribe(listener: () => void) {
    window.addEventListener("online", listener);
    window.addEventListener("offline", listener);
    return () => {
      window.removeEventListener("online", listener);
      window.removeEventListener("offline", listener);
    };
  },
  read: () => navigator.onLine,
  readOnServer: () => true,
};
