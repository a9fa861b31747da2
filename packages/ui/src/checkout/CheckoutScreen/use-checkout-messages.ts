import type { Checkout, UpdateCheckoutBody } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useEffect, useRef, useState } from "react";
import { firstObstacle, placeOfChange, placeOfField, type CheckoutPlace } from "../checkout-places.ts";

/** Why the server refused; a new object for each refusal, so that the same sentence is heard again. */
export interface CheckoutRefusal {
  /** In the customer's language. */
  message: string;
  /** What it is about, as the wire names it: `items[2].quantity`, `address_id`. */
  field?: string | null;
  /** What was to be changed: it is said there when no field is named. */
  change?: UpdateCheckoutBody;
}

interface PlacedMessage {
  place: CheckoutPlace;
  text: string;
}

/** What is wrong, said at the place it is about, which gets the focus. */
export function useCheckoutMessages(checkout: Checkout, refusal: CheckoutRefusal | null) {
  const { t } = useTranslation(["checkout", "errors"]);
  const root = useRef<HTMLElement>(null);
  const refused: PlacedMessage | null = refusal && {
    place:
      !refusal.field && refusal.change
        ? placeOfChange(refusal.change)
        : placeOfField(refusal.field, checkout),
    text: refusal.message,
  };
  const [own, setOwn] = useState<{
    message: PlacedMessage;
    checkout: Checkout;
    refusal: CheckoutRefusal | null;
  } | null>(null);
  // What was said about an older state of the payment is over.
  const current = own?.checkout === checkout && own.refusal === refusal ? own.message : refused;

  const focus = (place: CheckoutPlace) => {
    const found = root.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
    const control = found?.querySelector<HTMLElement>("input:not([type=radio])");
    (control ?? found)?.focus({ preventScroll: true });
    // In the middle: on a phone a bar covers the foot of the page.
    found?.scrollIntoView({ block: "center" });
  };
  const refusedPlace = refused?.place;
  useEffect(() => {
    if (refusal && refusedPlace !== undefined) focus(refusedPlace);
  }, [refusal, refusedPlace]);

  return {
    /** Put on the page: places are looked for in it. */
    root,
    messageAt: (place: CheckoutPlace) => (current?.place === place ? current.text : undefined),
    /** Brings a place into view and focuses it. */
    goTo: focus,
    /** Says what keeps the order from being placed, and goes there; false when nothing does. */
    pointAtObstacle() {
      const obstacle = firstObstacle(checkout);
      if (obstacle === null) return false;
      const { place, key } = obstacle;
      setOwn({ message: { place, text: t(key, { limit: checkout.max_lines }) }, checkout, refusal });
      focus(place);
      return true;
    },
  };
}
