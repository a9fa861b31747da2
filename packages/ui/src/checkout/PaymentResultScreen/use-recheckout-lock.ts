import { RECHECKOUT_LOCK_MS, type PaymentMethod, type PaymentGatewayId } from "@sen/domain";
import { useRef, useState } from "react";

/** Pays an unpaid order: online, at the given gateway if any, or in cash on delivery. May return a promise. */
export type PayAgain = (orderId: number, method: PaymentMethod, gateway?: PaymentGatewayId) => unknown;

/** Pays one order at a time, with any method, and locks for a moment after each. */
export function useRecheckoutLock(onPayAgain: PayAgain) {
  const [busy, setBusy] = useState<{ orderId: number; method: PaymentMethod } | null>(null);
  const [locked, setLocked] = useState(false);
  // Two presses may come before a render.
  const isLocked = useRef(false);
  function lock(on: boolean) {
    isLocked.current = on;
    setLocked(on);
  }
  async function start(orderId: number, method: PaymentMethod, gateway?: PaymentGatewayId) {
    if (isLocked.current) return;
    lock(true);
    setBusy({ orderId, method });
    try {
      await (gateway ? onPayAgain(orderId, method, gateway) : onPayAgain(orderId, method));
    } finally {
      setBusy(null);
      setTimeout(() => lock(false), RECHECKOUT_LOCK_MS);
    }
  }
  return {
    /** The payment in progress; null if there is none. */
    busy,
    /** No payment may start: one is in progress, or ended less than 2 seconds ago. Spec §4. */
    locked,
    start,
  };
}

/** The result of `useRecheckoutLock`. */
export type LockedRecheckout = ReturnType<typeof useRecheckoutLock>;
