import { useTranslation } from "@sen/i18n";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useStore } from "../../core/store.ts";
import { write } from "../../core/write.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import { createQuantityQueue, type QuantityQueue } from "./quantity-queue.ts";
import {
  forgetQuantity,
  pressedQuantities,
  rememberQuantity,
  unansweredQuantities,
} from "./unanswered-quantities.ts";
import type { CartState } from "./use-cart.ts";
import { lineIn, useChangeCart, type SayAtLine } from "./use-change-cart.ts";

/** Quantities on their way to the server; one that does not get there is said at its line, with the way to ask again. */
export function useLineQuantities(owner: CartState["owner"], say: SayAtLine) {
  const { t } = useTranslation("cart");
  const pressed = useStore(pressedQuantities);
  const pending = useMemo(() => unansweredQuantities(pressed), [pressed]);
  const change = useChangeCart();
  const [queue] = useState(() => createQuantityQueue());

  async function send(id: number, quantity: number): Promise<void> {
    const changed = await change(
      write("PUT /carts/{itemId}", { path: { itemId: id }, body: { quantity }, keepalive: true }),
      (cart) => lineIn(cart, id)?.quantity === quantity,
    );
    if (!changed.ok) {
      // On a page that is left or not looked at, the answer may only not have been heard: it is asked again later.
      if (changed.lost && document.visibilityState !== "visible") return;
      // What the customer has pressed meanwhile is on its way, and answers for itself.
      if (pressedQuantities.read()[id]?.quantity === quantity) {
        const message = changed.again ? `${t("line.not_changed")} ${changed.message}` : changed.message;
        say(id, { tone: "danger", message, ...(changed.again && { onRetry: () => want(id, quantity) }) });
      }
    }
    forgetQuantity(id, quantity);
  }

  function want(id: number, quantity: number): void {
    say(id, null);
    rememberQuantity(id, quantity);
    queue.set(id, quantity, send);
  }

  useSendUnanswered(owner === "customer", queue, () => {
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
      say(id, null);
      writeGuestCart(
        readGuestCart().map((entry) => (entry.variant_id === id ? { ...entry, quantity } : entry)),
      );
    },
    /** Forgets what is on its way for a line that has left. */
    forget(id: number): void {
      const wanted = pressedQuantities.read()[id];
      if (wanted) forgetQuantity(id, wanted.quantity);
    },
  };
}

/** Sends what waits when the page is left or hidden, and what was not answered when it is opened or shown again. */
function useSendUnanswered(isActive: boolean, queue: QuantityQueue, sendAgain: () => void): void {
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
  }, [isActive, queue]);
}
