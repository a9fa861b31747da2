import type { Cart, CartCreate } from "@sen/api";
import useSWR from "swr";
import { ask, customerQuery, query, useAnswers, useQuery, type QueryFailure } from "../../core/query.ts";
import { useIsSignedIn } from "../../core/session/session.ts";
import { useStore } from "../../core/store.ts";
import { guestCartStore, mergeUnderWay } from "./guest-cart-store.ts";

const OK = { code: 200, status: 1, message: "" } as const;

const cartQuery = () => customerQuery("/carts");

/** Takes a cart that a call answered for the customer's, or asks for it anew where none is given. */
export function useRefreshCart(): (cart?: Cart) => Promise<unknown> {
  const { set, refetch } = useAnswers();
  return (cart) =>
    cart === undefined
      ? refetch(cartQuery())
      : set(cartQuery(), (known) => ({ ...OK, ...known, data: cart }));
}

/** The customer's cart from the backend. */
export function useCustomerCart() {
  const isMerging = useStore(mergeUnderWay);
  return useQuery(isMerging ? null : cartQuery());
}

/** What lies in a guest's cart on this device, and what the shop says of these products; without those that it no longer has. */
export function useGuestCart(isActive: boolean) {
  const entries = useStore(guestCartStore);
  const ids = [...new Set(entries.map(({ product_id }) => product_id))].sort((a, b) => a - b);
  const { data, error, mutate } = useSWR<(CartCreate | null)[], QueryFailure>(
    isActive && ids.length > 0 ? ["guest-cart", ...ids] : null,
    () => Promise.all(ids.map(productOrNull)),
    { revalidateIfStale: true, keepPreviousData: true },
  );
  const products = ids.length === 0 ? [] : data?.filter((product) => product !== null);
  return { entries, products, error, mutate };
}

/** How many lines the cart has, for the shell: 0 until the browser knows who is signed in. */
export function useCartCount(): number {
  const signedIn = useIsSignedIn();
  const customer = useCustomerCart();
  const { entries, products, error } = useGuestCart(!signedIn);
  if (signedIn) return customer.data?.data.line_count ?? 0;
  // Products that are gone are unknown without a network: count what is on the device.
  if (!products || error !== undefined) return entries.length;
  const variants = new Set(products.flatMap((product) => product.variants.map(({ id }) => id)));
  return entries.filter(({ variant_id }) => variants.has(variant_id)).length;
}

/** What can be put into a cart of one product, with today's prices and stock. Rejects where that cannot be had. */
export const fetchChoices = async (productId: number) =>
  (await ask(query("/carts/create/{productId}", { path: { productId } }))).data;

/** The same; null when the shop no longer has the product. */
const productOrNull = (productId: number) =>
  fetchChoices(productId).catch((failure: QueryFailure) => {
    if (failure.code === 404) return null;
    throw failure;
  });
