import { useTranslation } from "@sen/i18n";
import { useToast } from "@sen/ui/primitives";
import { useEffect, useEffectEvent } from "react";
import { mergeUnderWay, readGuestCart } from "../areas/cart/guest-cart-store.ts";
import { useRefreshCart } from "../areas/cart/known-cart.ts";
import { viewedStore } from "../areas/catalog/viewed-prices.ts";
import { guestWishes } from "../areas/catalog/wished-ids.ts";
import { useFailureToast } from "../core/failure-toast.ts";
import { useAnswers } from "../core/query.ts";
import { useIsSignedIn } from "../core/session/session.ts";

/**
 * Merges the guest data on this device into the account at sign-in or, if that failed, on the next page opened. A failure shows
 * a toast with a retry button. The cart's idempotency key ensures that it is merged only once.
 */
export function useMergeGuest(): void {
  const { t } = useTranslation("shell");
  const showFailure = useFailureToast();
  const tools = { answers: useAnswers(), refreshCart: useRefreshCart(), toast: useToast() };
  const isSignedIn = useIsSignedIn();

  async function merge(): Promise<void> {
    const hasCart = readGuestCart().length > 0;
    const isEmpty = !hasCart && viewedStore.read().length === 0 && guestWishes.read().length === 0;
    if (isEmpty || mergeUnderWay.read()) return;
    mergeUnderWay.write(hasCart);
    const merging = import("./merge-guest.ts").then(({ mergeGuest }) => mergeGuest(tools));
    try {
      await merging.finally(() => mergeUnderWay.write(false));
    } catch (failure) {
      if (hasCart) await showFailure(failure, t("cart_waits"), merge);
    }
  }
  const mergeNow = useEffectEvent(merge);
  useEffect(() => {
    if (isSignedIn) void mergeNow();
  }, [isSignedIn]);
}
