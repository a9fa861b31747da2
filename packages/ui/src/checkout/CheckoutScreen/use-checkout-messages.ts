import type { Checkout, UpdateCheckoutBody } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { useEffect, useRef, useState } from "react";
import { firstObstacle, placeOfChange, placeOfField, type CheckoutPlace } from "../checkout-places.ts";

/** Why the server refused. A new object for each refusal, so that the same message is announced again. */
export interface CheckoutRefusal {
  /** In the customer's language. */
  message: string;
  /** The field as the API names it: `items[2].quantity`, `address_id`. */
  field?: string | null;
  /** The refused change. The message is shown at its place if no field is named. */
  change?: UpdateCheckoutBody;
}

interface PlacedMessage {
  place: CheckoutPlace;
  text: string;
}

/** Error messages, each shown at the place it is about, which gets focus. */
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
  // The client's own message applies only to the checkout and refusal it was made for.
  const current = own?.checkout === checkout && own.refusal === refusal ? own.message : refused;

  const focus = (place: CheckoutPlace) => {
    const found = root.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
    const control = found?.querySelector<HTMLElement>("input:not([type=radio])");
    (control ?? found)?.focus({ preventScroll: true });
    // Center it, since on a phone a bar covers the bottom of the page.
    found?.scrollIntoView({ block: "center" });
  };
  const refusedPlace = refused?.place;
  useEffect(() => {
    if (refusal && refusedPlace !== undefined) focus(refusedPlace);
  }, [refusal, refusedPlace]);

  return {
    root,
    messageAt: (place: CheckoutPlace) => (current?.place === place ? current.text : undefined),
    /** Scrolls to a place and focuses it. */
    goTo: focus,
    /** Shows what prevents placing the order, and goes there. False if nothing does. */
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
