import { mayRecheckout, RECHECKOUT_LOCK_MS, type RecheckoutLock } from "@sen/domain";
import { useEffect, useRef, useState } from "react";

export interface LockedRecheckout {
  /** The order whose payment is being opened; null when none is. */
  busyId: number | null;
  /** None may start now: one is under way, or ended less than 2 seconds ago. Spec §4. */
  locked: boolean;
  start: (orderId: number) => Promise<void>;
}

/** Pays an order again, one at a time, with the lock after each. */
export function useRecheckoutLock(onPayAgain: (orderId: number) => unknown): LockedRecheckout {
  const lock = useRef<RecheckoutLock>({ underWay: false, endedAt: null });
  const [busyId, setBusyId] = useState<number | null>(null);
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return;
    const timer = window.setTimeout(() => {
      setResting(false);
    }, RECHECKOUT_LOCK_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [resting]);

  async function start(orderId: number) {
    if (!mayRecheckout(lock.current, new Date())) return;
    lock.current = { underWay: true, endedAt: null };
    setBusyId(orderId);
    try {
      await onPayAgain(orderId);
    } finally {
      lock.current = { underWay: false, endedAt: Date.now() };
      setBusyId(null);
      setResting(true);
    }
  }
  return { busyId, locked: busyId !== null || resting, start };
}
