import type { Cart } from "@sen/api";
import { customerQuery, query, useAnswers, useQuery } from "../../core/query.ts";
import { useIsSignedIn } from "../../core/session/session.ts";
import { useStore } from "../../core/store.ts";
import { guestCartStore, mergeUnderWay } from "./guest-cart-store.ts";

const OK = { code: 200, status: 1, message: "" } as const;

const cartQuery = () => customerQuery("/carts");

/** Caches the customer's cart from a response, or refetches it if none is given. */
export function useRefreshCart(): (cart?: Cart) => Promise<unknown> {
  const { set, refetch } = useAnswers();
  return (cart) =>
    cart === undefined
      ? refetch(cartQuery())
      : set(cartQuery(), (known) => ({ ...OK, ...known, data: cart }));
}

export function useCustomerCart() {
  const isMerging = useStore(mergeUnderWay);
  return useQuery(isMerging ? null : cartQuery());
}

const productsQuery = (id: number[]) => query("/carts/create", { query: { id } });

/** The guest's cart entries on this device, and their products from the backend, without products that no longer exist. */
export function useGuestCart(isActive: boolean) {
  const entries = useStore(guestCartStore);
  const ids = [...new Set(entries.map(({ product_id }) => product_id))].sort((a, b) => a - b);
  const { data, error, mutate } = useQuery(isActive && ids.length > 0 ? productsQuery(ids) : null, {
    keepPreviousData: true,
  });
  const products = ids.length === 0 ? [] : data?.data;
  return { entries, products, error, mutate };
}

/** Number of lines in the cart, for the shell; 0 until the browser knows who is signed in. */
export function useCartCount(): number {
  const signedIn = useIsSignedIn();
  const customer = useCustomerCart();
  const { entries, products, error } = useGuestCart(!signedIn);
  if (signedIn) return customer.data?.data.line_count ?? 0;
  // Offline it is unknown which products are gone: count all entries.
  if (!products || error !== undefined) return entries.length;
  const variants = new Set(products.flatMap((product) => product.variants.map(({ id }) => id)));
  return entries.filter(({ variant_id }) => variants.has(variant_id)).length;
}
