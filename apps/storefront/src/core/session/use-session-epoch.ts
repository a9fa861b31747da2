import { useSyncExternalStore } from "react";
import { shownSession, subscribeToSession } from "./session-store.ts";

let customerId: number | null | undefined;
let epoch = 0;

/** Counts how often a customer has left this page, here or in another tab: what was theirs must not outlive it. */
export function useSessionEpoch(): number {
  return useSyncExternalStore(subscribeToSession, currentEpoch, () => 0);
}

function currentEpoch(): number {
  const now = shownSession()?.profile.id ?? null;
  if (customerId !== undefined && customerId !== null && now !== customerId) epoch += 1;
  customerId = now;
  return epoch;
}
