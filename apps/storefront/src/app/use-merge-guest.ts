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

/** How long the message of a cart that waits stays on show, in ms: with it goes the way to merge it now. */
const RETRY_STAY_MS = 15_000;

/**
 * Merges what this device keeps of a guest into the customer's account at sign-in, or, where it could not then, when a page is
 * opened next. A failure says that the cart waits on the device, with the way to try again: the same cart is merged once, however
 * often it is asked for.
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
      if (hasCart) await showFailure(failure, t("cart_waits"), merge, { stayMs: RETRY_STAY_MS });
    }
  }
  const mergeNow = useEffectEvent(merge);
  useEffect(() => {
    if (isSignedIn) void mergeNow();
  }, [isSignedIn]);
}
