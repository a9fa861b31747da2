import {
  mayRecheckout,
  RECHECKOUT_LOCK_MS,
  type PaymentMethod,
  type PaymentGatewayId,
  type RecheckoutLock,
} from "@sen/domain";
import { useEffect, useRef, useState } from "react";

/** Pays an order that waits for its payment: online, at another gateway where one is named, or in cash on delivery. May return a promise. */
export type PayAgain = (orderId: number, method: PaymentMethod, gateway?: PaymentGatewayId) => unknown;

/** Pays an order, in whichever way, one at a time, with the lock after each. */
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
    /** What is under way; null when nothing is. */
    busy,
    /** None may start now: one is under way, or ended less than 2 seconds ago. Spec §4. */
    locked: busy !== null || resting,
    start,
  };
}

/** What `useRecheckoutLock` gives. */
export type LockedRecheckout = ReturnType<typeof useRecheckoutLock>;
