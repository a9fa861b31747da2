import { useMemo } from "react";
import { customerQuery, useQuery } from "../../core/query.ts";
import { useCustomerId, useSession } from "../../core/session/session.ts";
import { useStore } from "../../core/store.ts";
import { guestWishes } from "./guest-wishes.ts";

/** The numbers of the products that a customer wishes for. */
export const wishedIdsQuery = (customerId: number | null) =>
  customerQuery(customerId, "/wish-list/products", {});

/**
 * Ids of the products on the wish list: a customer's from the backend, a guest's from this device. Undefined until they are known.
 *
 * @param isWanted asks nobody while it is false
 */
export function useWishedIds(isWanted: boolean): ReadonlySet<number> | undefined {
  const { status } = useSession();
  const customerId = useCustomerId();
  const kept = useStore(guestWishes);
  const own = useQuery(isWanted && status === "in" ? wishedIdsQuery(customerId) : null).data?.data;
  return useMemo(() => {
    if (status === "out") return new Set(kept.map(({ product_id }) => product_id));
    return own && new Set(own);
  }, [status, kept, own]);
}
