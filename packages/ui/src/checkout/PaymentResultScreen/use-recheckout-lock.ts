import {
  mayRecheckout,
  RECHECKOUT_LOCK_MS,
  type PaymentMethod,
  type PaymentGatewayId,
  type RecheckoutLock,
} from "@sen/domain";
import { useEffect, useRef, useState } from "react";

/** Pays an unpaid order: online, at the given gateway if any, or in cash on delivery. May return a promise. */
export type PayAgain = (orderId: number, method: PaymentMethod, gateway?: PaymentGatewayId) => unknown;

/** Pays one order at a time, with any method, and locks for a moment after each. */
export function useRecheckoutLock(onPayAgain: PayAgain) {
  const lock = useRef<RecheckoutLock>({ underWay: false, endedAt: null });
  const [busy, setBusy] = useState<{ orderId: number; method: PaymentMethod } | null>(null);
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return;
    const timer = window.setTimeout(() => setResting(false), RECHECKOUT_LOCK_MS);
    return () => window.clearTimeout(timer);
  }, [resting]);

  async function start(orderId: number, method: PaymentMethod, gateway?: PaymentGatewayId) {
    if (!mayRecheckout(lock.current, new Date())) return;
    lock.current = { underWay: true, endedAt: null };
    setBusy({ orderId, method });
    try {
      await (gateway ? onPayAgain(orderId, method, gateway) : onPayAgain(orderId, method));
    } finally {
      lock.current = { underWay: false, endedAt: Date.now() };
      setBusy(null);
      setResting(true);
    }
  }
  return {
    /** The payment in progress; null if there is none. */
    busy,
    /** No payment may start: one is in progress, or ended less than 2 seconds ago. Spec §4. */
    locked: busy !== null || resting,
    start,
  };
}

/** The result of `useRecheckoutLock`. */
export type LockedRecheckout = ReturnType<typeof useRecheckoutLock>;
