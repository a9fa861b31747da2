import type { WishList } from "@sen/ui/catalog";
import { customerQuery, useQuery } from "../../core/query.ts";
import { useCustomerId } from "../../core/session/use-customer.ts";

/** The products that a customer wishes for. */
export const wishListQuery = (customerId: number | null) => customerQuery(customerId, "/wish-list", {});

/** The customer's wish list with its products. */
export function useWishList(): WishList {
  const { data, error, mutate } = useQuery(wishListQuery(useCustomerId()));
  if (data) return { state: "ready", items: data.data };
  return error === undefined ? { state: "loading" } : { state: "failed", onRetry: () => mutate() };
}
