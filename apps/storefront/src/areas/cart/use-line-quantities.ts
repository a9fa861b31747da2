import { useTranslation } from "@sen/i18n";
import { useEffect, useEffectEvent, useMemo } from "react";
import { useStore } from "../../core/store.ts";
import { write } from "../../core/write.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import { createQuantityQueue } from "./quantity-queue.ts";
import {
  forgetQuantity,
  pressedQuantities,
  rememberQuantity,
  unansweredQuantities,
} from "./unanswered-quantities.ts";
import type { CartState } from "./use-cart.ts";
import { lineIn, useChangeCart, type SetLineNotice } from "./use-change-cart.ts";

/** One for all visits to the cart in this document, so that a line has one request under way also when its page is left. */
const queue = createQuantityQueue();

/** Pending quantities of the cart's lines. One that fails shows a notice at its line, with a retry button. */
export function useLineQuantities(owner: CartState["owner"], setNotice: SetLineNotice) {
  const { t } = useTranslation("cart");
  const pressed = useStore(pressedQuantities);
  const pending = useMemo(() => unansweredQuantities(pressed), [pressed]);
  const change = useChangeCart();

  async function send(id: number, quantity: number): Promise<boolean> {
    const changed = await change(
      write("PUT /carts/{itemId}", { path: { itemId: id }, body: { quantity }, keepalive: true }),
      (cart) => lineIn(cart, id)?.quantity === quantity,
    );
    if (!changed.ok) {
      // When a page is left or hidden, the response may only have been missed: it is sent again later.
      if (changed.lost && document.visibilityState !== "visible") return false;
      // Unless a newer quantity is pending, whose own response counts.
      if (pressedQuantities.read()[id]?.quantity === quantity) {
        const message = changed.again ? `${t("line.not_changed")} ${changed.message}` : changed.message;
        setNotice(id, {
          tone: "danger",
          message,
          ...(changed.again && { onRetry: () => want(id, quantity) }),
        });
      }
    }
    forgetQuantity(id, quantity);
    return changed.ok;
  }

  function want(id: number, quantity: number): void {
    setNotice(id, null);
    rememberQuantity(id, quantity);
    queue.set(id, quantity, send);
  }

  useSendUnanswered(owner === "customer", () => {
    for (const [id, quantity] of unansweredQuantities()) queue.set(id, quantity, send);
  });

  return {
    pending,
    settled: queue.settled,
    onQuantityChange(id: number, quantity: number): void {
      if (owner === "customer") {
        want(id, quantity);
        return;
      }
      setNotice(id, null);
      writeGuestCart(
        readGuestCart().map((entry) => (entry.variant_id === id ? { ...entry, quantity } : entry)),
      );
    },
  };
}

/** Sends debounced quantities when the page is left or hidden, and unanswered ones when it is opened or shown again. */
function useSendUnanswered(isActive: boolean, sendAgain: () => void): void {
  const sendUnanswered = useEffectEvent(sendAgain);
  useEffect(() => {
    if (!isActive) return undefined;
    const onVisibility = () => {
      if (document.visibilityState === "hidden") queue.flush();
      else sendUnanswered();
    };
    sendUnanswered();
    window.addEventListener("pagehide", queue.flush);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      queue.flush();
      window.removeEventListener("pagehide", queue.flush);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [isActive]);
}
