import { viewGuestCart, type CartEntry } from "@sen/domain";
import type { Cart, CartCreate } from "@sen/api";
import useSWR from "swr";
import { useStore } from "../../core/store.ts";
import { ask, customerQuery, query, useAnswers, useQuery, type QueryFailure } from "../../core/query.ts";
import { useCustomer, useCustomerId, useSession } from "../../core/session/session.ts";
import { guestCartStore, mergeUnderWay } from "./guest-cart-store.ts";

export interface CartState {
  cart: Cart | undefined;
  /** Why the cart could not be fetched; undefined while it can or is under way. */
  error: QueryFailure | undefined;
  /** Whose it is: the device's guest or the customer; undefined until the browser has looked. */
  owner: "guest" | "customer" | undefined;
  retry: () => void;
}

/** The cart: the customer's from the backend, a guest's from this device. */
export function useCart(): CartState {
  const { status } = useSession();
  const { data, error, mutate } = useCustomerCart(status === "in");
  const guest = useGuestCart(status === "out");
  if (status === "out") return { ...guest, owner: "guest" };
  const owner = status === "in" ? "customer" : undefined;
  return { cart: data?.data, error, owner, retry: () => void mutate() };
}

/** How many lines that cart has, for the shell: none until the browser has looked. */
export function useCartCount(): number {
  const signedIn = useCustomer() !== null;
  const customer = useCustomerCart(signedIn);
  const guest = useGuestCart(!signedIn);
  return signedIn ? (customer.data?.data.line_count ?? 0) : guest.lineCount;
}

const OK = { code: 200, status: 1, message: "" } as const;

const cartQuery = (customerId: number | null) => customerQuery(customerId, "/carts", {});

/** Takes a cart that a call answered for the customer's, or asks for it anew where none is given. */
export function useRefreshCart(): (cart?: Cart) => Promise<unknown> {
  const { set, refetch } = useAnswers();
  const asked = cartQuery(useCustomerId());
  return (cart) =>
    cart === undefined ? refetch(asked) : set(asked, (known) => ({ ...OK, ...known, data: cart }));
}

function useCustomerCart(active: boolean) {
  const isMerging = useStore(mergeUnderWay);
  const customerId = useCustomerId();
  return useQuery(active && !isMerging ? cartQuery(customerId) : null);
}

function useGuestCart(active: boolean): Omit<CartState, "owner"> & { lineCount: number } {
  const entries = useStore(guestCartStore);
  const ids = [...new Set(entries.map(({ product_id }) => product_id))].sort((a, b) => a - b);
  const { data, error, mutate } = useSWR<(CartCreate | null)[], QueryFailure>(
    active && ids.length > 0 ? ["guest-cart", ...ids] : null,
    () => Promise.all(ids.map(productOrNull)),
    { revalidateIfStale: true, keepPreviousData: true },
  );
  const products = ids.length === 0 ? [] : data?.filter((product) => product !== null);
  const cart = products && guestCart(entries, products);
  // Without a network nobody knows what is gone: what lies on the device counts.
  const lineCount = cart && error === undefined ? cart.line_count : entries.length;
  return { cart, error, retry: () => void mutate(), lineCount };
}

const guestCart = (entries: readonly CartEntry[], products: readonly CartCreate[]): Cart =>
  viewGuestCart(entries, products, new Date().toISOString());

/** What can be put into a cart of one product, with today's prices and stock. Rejects where that cannot be had. */
export const fetchChoices = async (productId: number) =>
  (await ask(query("/carts/create/{productId}", { params: { path: { productId } } }))).data;

/** The same; null when the shop no longer has the product. */
const productOrNull = (productId: number) =>
  fetchChoices(productId).catch((failure: QueryFailure) => {
    if (failure.code === 404) return null;
    throw failure;
  });
