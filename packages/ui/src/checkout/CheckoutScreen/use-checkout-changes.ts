import type { Checkout, UpdateCheckoutBody } from "@sen/api";
import { useRef, useState } from "react";

/** Sends the customer's changes and shows them optimistically; the server's response replaces them. */
export function useCheckoutChanges(checkout: Checkout, onChange: (change: UpdateCheckoutBody) => unknown) {
  const [wish, setWish] = useState<UpdateCheckoutBody | null>(null);
  const unsaved = useRef(0);

  /** Resolves to whether the change was saved. */
  async function send(change: UpdateCheckoutBody) {
    setWish((before) => ({ ...before, ...change, deliveries: joined(before, change) }));
    unsaved.current += 1;
    const isSaved = await Promise.resolve(onChange(change)).then(
      () => true,
      () => false,
    );
    unsaved.current -= 1;
    if (unsaved.current === 0) setWish(null);
    return isSaved;
  }
  return {
    /** The checkout with the changes being saved. */
    shown: withWish(checkout, wish),
    /** A change is being saved, so the totals are outdated. */
    busy: wish !== null,
    send,
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
