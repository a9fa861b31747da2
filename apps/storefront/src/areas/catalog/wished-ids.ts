import type { Wish } from "@sen/api";
import type { Wishes } from "@sen/ui/catalog";
import { useMemo } from "react";
import { isCount, persistedList } from "../../core/persisted.ts";
import { customerQuery, useQuery } from "../../core/query.ts";
import { useSession } from "../../core/session/session.ts";
import { useStore } from "../../core/store.ts";
import { createPresses, hasId } from "../../core/presses.ts";

export const wishListQuery = () => customerQuery("/wish-list");

export const wishedIdsQuery = () => customerQuery("/wish-list/products");

/** A customer's wishes that the server has not answered yet. */
export const pressedWishes = createPresses();

/** Whether a product is on the wish list: a customer's from the backend, a guest's from this device. */
export function useHasWish(isWanted: boolean): Wishes["has"] {
  const { status } = useSession();
  const kept = useStore(guestWishes);
  const pressed = useStore(pressedWishes);
  const own = useQuery(isWanted ? wishedIdsQuery() : null).data?.data;
  return useMemo(() => {
    if (status === "out") return (id) => kept.some(({ product_id }) => product_id === id);
    return hasId(own, pressed);
  }, [status, kept, own, pressed]);
}

/** A guest's wish list on this device, newest first. */
export const guestWishes = persistedList("wish-list", isWish, { in: "customer" });

function isWish(value: unknown): value is Wish {
  const wish = value as Partial<Wish> | null;
  return (
    isCount(wish?.product_id) &&
    isCount(wish?.price_added) &&
    (wish?.variant_id === null || isCount(wish?.variant_id)) &&
    !Number.isNaN(Date.parse(String(wish?.added_at)))
  );
}
