import { joinGuestCart, type CartEntry } from "@sen/domain";
import type { Cart, CartLine } from "@sen/api";
import { useEffect, useState } from "react";
import { useSWRConfig } from "swr";
import { api } from "../browser-api.ts";
import { keyOf } from "../query.ts";
import { readGuestCart, writeGuestCart } from "./guest-cart-store.ts";
import { createQuantityQueue } from "./quantity-queue.ts";
import { cartQuery, useCart } from "./useCart.ts";

const without = <Value>(map: ReadonlyMap<number, Value>, id: number) =>
  new Map([...map].filter(([key]) => key !== id));

/** The cart with everything that its page does: quantities on their way, lines out and back in. */
export function useCartPage() {
  const state = useCart();
  const { mutate } = useSWRConfig();
  const [pending, setPending] = useState<ReadonlyMap<number, number>>(new Map());
  const [lineErrors, setLineErrors] = useState<ReadonlyMap<number, string>>(new Map());
  const keep = (cart: Cart) =>
    mutate(keyOf(cartQuery()), (old?: object) => ({ ...old, data: cart }), { revalidate: false });

  async function sendQuantity(id: number, quantity: number): Promise<void> {
    try {
      const { data, error } = await api.PUT("/carts/{itemId}", {
        params: { path: { itemId: id } },
        body: { quantity },
        keepalive: true, // It arrives also when the page is left meanwhile.
      });
      if (data) await keep(data.data);
      else setLineErrors((before) => new Map(before).set(id, error.message));
    } catch {
      await mutate(keyOf(cartQuery())); // No answer: what the server has is what counts.
    } finally {
      setPending((before) => (before.get(id) === quantity ? without(before, id) : before));
    }
  }

  const [queue] = useState(() => createQuantityQueue());
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === "hidden") queue.flush();
    };
    window.addEventListener("pagehide", queue.flush);
    document.addEventListener("visibilitychange", leave);
    return () => {
      queue.flush();
      window.removeEventListener("pagehide", queue.flush);
      document.removeEventListener("visibilitychange", leave);
    };
  }, [queue]);

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
      setPending((before) => new Map(before).set(id, quantity));
      queue.set(id, quantity, sendQuantity);
    },
    async remove(lines: readonly CartLine[]): Promise<void> {
      const variants = lines.map(({ variant_id }) => variant_id);
      if (state.owner === "guest") {
        writeGuestCart(readGuestCart().filter(({ variant_id }) => !variants.includes(variant_id)));
        return;
      }
      const { data } = await api.DELETE("/carts", { params: { query: { ids: lines.map(({ id }) => id) } } });
      if (data) await keep(data.data);
    },
    async restore(lines: readonly CartLine[]): Promise<void> {
      const entries: CartEntry[] = lines.map(({ product_id, variant_id, quantity }) => ({
        product_id,
        variant_id,
        quantity,
      }));
      if (state.owner === "guest") {
        writeGuestCart(joinGuestCart(readGuestCart(), entries).entries);
        return;
      }
      const { data } = await api.POST("/carts", { body: { items: entries } });
      if (data) await keep(data.data.cart);
    },
  };
}
