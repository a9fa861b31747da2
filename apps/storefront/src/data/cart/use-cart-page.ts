import type { CartLine } from "@sen/api";
import type { Removal } from "@sen/ui/cart";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { write } from "../api.ts";
import { useRefusal } from "../refusal.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import { createQuantityQueue } from "./quantity-queue.ts";
import {
  forgetQuantity,
  noQuantities,
  rememberQuantity,
  subscribeToUnansweredQuantities,
  unansweredQuantities,
} from "./unanswered-quantities.ts";
import { useCart, useRefreshCart } from "./use-cart.ts";
import { removeFromGuestCart, useRemoveLines } from "./use-remove-lines.ts";

const without = <Value>(map: ReadonlyMap<number, Value>, id: number) =>
  new Map([...map].filter(([key]) => key !== id));

/** The cart with everything that its page does: quantities on their way, lines out and back in. */
export function useCartPage() {
  const state = useCart();
  const refresh = useRefreshCart();
  const refusal = useRefusal();
  const pending = useSyncExternalStore(subscribeToUnansweredQuantities, unansweredQuantities, noQuantities);
  const [lineErrors, setLineErrors] = useState<ReadonlyMap<number, string>>(new Map());
  const removeLines = useRemoveLines();

  async function sendQuantity(id: number, quantity: number): Promise<void> {
    try {
      const { data, error } = await write((api) =>
        api.PUT("/carts/{itemId}", {
          params: { path: { itemId: id } },
          body: { quantity },
          keepalive: true, // It arrives also when the page is left meanwhile.
        }),
      );
      if (data) await refresh(data.data);
      else setLineErrors((before) => new Map(before).set(id, refusal(error).message));
      forgetQuantity(id, quantity);
    } catch {
      await refresh(); // No answer: what the server has is what counts.
      // On a page that is left or not looked at, the answer may only not have been heard: it is asked again later.
      if (document.visibilityState === "visible") forgetQuantity(id, quantity);
    }
  }

  const [queue] = useState(() => createQuantityQueue());
  const isCustomer = state.owner === "customer";
  const sendUnanswered = useEffectEvent(() => {
    for (const [id, quantity] of unansweredQuantities()) queue.set(id, quantity, sendQuantity);
  });
  useEffect(() => {
    if (!isCustomer) return undefined;
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
  }, [isCustomer, queue]);

  return {
    ...state,
    pending,
    lineErrors,
    changeQuantity(id: number, quantity: number) {
      setLineErrors((before) => without(before, id));
      if (state.owner === "guest") {
        writeGuestCart(
          readGuestCart().map((entry) => (entry.variant_id === id ? { ...entry, quantity } : entry)),
        );
        return;
      }
      rememberQuantity(id, quantity);
      queue.set(id, quantity, sendQuantity);
    },
    /** Takes lines out; never rejects. What comes back says whether they have left, and has the way back. */
    async remove(lines: readonly CartLine[]): Promise<Removal> {
      if (state.owner === "guest") return removeFromGuestCart(lines);
      await queue.settled(); // What is put back is then what was last wanted.
      const removal = await removeLines(lines);
      if (removal.kind === "removed") forgetWishes(lines);
      return removal;
    },
  };

  function forgetWishes(lines: readonly CartLine[]) {
    for (const { id } of lines) {
      const wanted = unansweredQuantities().get(id);
      if (wanted !== undefined) forgetQuantity(id, wanted);
      setLineErrors((before) => without(before, id));
    }
  }
}
