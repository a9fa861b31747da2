import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useEffect, useEffectEvent } from "react";
import { useFailureToast } from "../../core/failure-toast.ts";
import { useIsSignedIn } from "../../core/session/session.ts";
import { attempted, write } from "../../core/write.ts";
import { guestCartKey, mergeUnderWay, readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import { useRefreshCart } from "./known-cart.ts";

/** How long the message of a cart that waits stays on show, in ms: with it goes the way to merge it now. */
const RETRY_STAY_MS = 15_000;

/**
 * Merges the device's cart into the customer's at sign-in, or, where it could not then, when a page is opened next. What the server could
 * not take of it (the cart is full, sold out) is told. A failure says that the cart waits on the device, with the way to try
 * again: the same cart is merged once, however often it is asked for.
 */
export function useMergeCartOnSignIn(): void {
  const { t } = useTranslation("shell");
  const toast = useToast();
  const showFailure = useFailureToast();
  const refresh = useRefreshCart();
  const isSignedIn = useIsSignedIn();

  async function merge(): Promise<void> {
    const items = [...readGuestCart()];
    if (items.length === 0 || mergeUnderWay.read()) return;
    mergeUnderWay.write(true);
    const merged = await attempted(write("POST /carts", { key: guestCartKey(), body: { items } }));
    if (merged.ok) writeGuestCart([]);
    mergeUnderWay.write(false);
    if (merged.ok) {
      const { cart, results } = merged.data.data;
      await refresh(cart);
      for (const { message } of results) if (message) toast.show({ title: message });
    } else {
      await showFailure(merged.refusal, t("cart_waits"), merge, { stayMs: RETRY_STAY_MS });
    }
  }
  const mergeNow = useEffectEvent(merge);
  useEffect(() => {
    if (isSignedIn) void mergeNow();
  }, [isSignedIn]);
}
