import type { Checkout, UpdateCheckoutBody } from "@sen/api";
import { useRef, useState } from "react";

/** Sends the customer's changes one after another and shows them optimistically; the server's response replaces them. */
export function useCheckoutChanges(checkout: Checkout, onChange: (change: UpdateCheckoutBody) => unknown) {
  const [wish, setWish] = useState<UpdateCheckoutBody | null>(null);
  const last = useRef(Promise.resolve(true));

  /** Resolves to whether the change was saved. */
  async function send(change: UpdateCheckoutBody) {
    setWish((before) => ({ ...before, ...change, deliveries: joined(before, change) }));
    const saving = last.current
      .then(() => onChange(change))
      .then(
        () => true,
        () => false,
      );
    const all = Promise.all([last.current, saving]).then((saved) => !saved.includes(false));
    last.current = all;
    const isSaved = await saving;
    if (last.current === all) {
      last.current = Promise.resolve(true);
      setWish(null);
    }
    return isSaved;
  }
  return {
    /** The checkout with the changes being saved. */
    shown: withWish(checkout, wish),
    /** A change is being saved, so the totals are outdated. */
    busy: wish !== null,
    send,
    /** Resolves once no change is under way; to false if one of them failed. */
    settled: () => last.current,
  };
}

function joined(before: UpdateCheckoutBody | null, change: UpdateCheckoutBody) {
  const changed = change.deliveries ?? [];
  const kept = (before?.deliveries ?? []).filter(
    ({ tenant_id }) => !changed.some((delivery) => delivery.tenant_id === tenant_id),
  );
  return [...kept, ...changed];
}

function withWish(checkout: Checkout, wish: UpdateCheckoutBody | null): Checkout {
  if (wish === null) return checkout;
  return {
    ...checkout,
    payment_method: wish.payment_method ?? checkout.payment_method,
    payment_gateway: wish.payment_gateway ?? checkout.payment_gateway,
    groups: checkout.groups.map((group) => ({
      ...group,
      delivery_type:
        wish.deliveries?.find(({ tenant_id }) => tenant_id === group.tenant.id)?.delivery_type ??
        group.delivery_type,
    })),
  };
}
