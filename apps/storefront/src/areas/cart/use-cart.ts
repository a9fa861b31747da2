import { viewGuestCart, type CartEntry } from "@sen/domain";
import type { Cart } from "@sen/api";
import { useSyncExternalStore } from "react";
import useSWR, { useSWRConfig } from "swr";
import { usePersisted } from "../../core/use-persisted.ts";
import { useCustomer, useCustomerId } from "../../core/session/use-customer.ts";
import { useSession } from "../../core/session/use-session.ts";
import { call } from "../../core/api.ts";
import { cacheKey, customerQuery, useQuery } from "../../core/query.ts";
import { guestCartStore } from "./guest-cart-store.ts";
import { isJoining, subscribeToJoining } from "./merge-guest-cart.ts";

export const cartQuery = (customerId: number | null) => customerQuery(customerId, "/carts", {});

export interface CartState {
  cart: Cart | undefined;
  /** A cart could not be fetched; null while it can or is under way. */
  error: unknown;
  /** Whose it is: the device's guest or the customer; undefined until the browser has looked. */
  owner: "guest" | "customer" | undefined;
  retry: () => void;
}

/** The cart of whoever is here: the customer's from the backend, a guest's from this device. */
export function useCart(): CartState {
  const { status } = useSession();
  const customer = useCustomerCart(status === "in");
  const guest = useGuestCart(status === "out");
  if (status === "in") {
    return {
      cart: customer.data?.data,
      error: customer.error,
      owner: "customer",
      retry: () => void customer.mutate(),
    };
  }
  if (status === "out") return { ...guest, owner: "guest" };
  return { cart: undefined, error: undefined, owner: undefined, retry: () => undefined };
}

/** How many lines that cart has, for the shell: none until the browser has looked. */
export function useCartCount(): number {
  const signedIn = useCustomer() !== null;
  const customer = useCustomerCart(signedIn);
  const guest = useGuestCart(!signedIn);
  return signedIn ? (customer.data?.data.line_count ?? 0) : guest.lineCount;
}

/** Takes a cart that a call answered for the customer's, or asks for it anew where none is given. */
export function useRefreshCart(): (cart?: Cart) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  const asked = cartQuery(useCustomerId());
  return async (cart) => {
    if (asked === null) return;
    if (cart === undefined) await mutate(cacheKey(asked));
    else await mutate(cacheKey(asked), (old?: object) => ({ ...old, data: cart }), { revalidate: false });
  };
}

function useCustomerCart(active: boolean) {
  const joining = useSyncExternalStore(subscribeToJoining, isJoining, () => false);
  const customerId = useCustomerId();
  return useQuery(active && !joining ? cartQuery(customerId) : null);
}

function useGuestCart(active: boolean): Omit<CartState, "owner"> & { lineCount: number } {
  const entries = usePersisted(guestCartStore);
  const ids = [...new Set(entries.map(({ product_id }) => product_id))].sort((a, b) => a - b);
  const { data, error, mutate } = useSWR(
    active && ids.length > 0 ? ["guest-cart", ...ids] : null,
    () => Promise.all(ids.map(cartProduct)),
    {
      revalidateIfStale: true,
      keepPreviousData: true,
    },
  );
  const cart = ids.length === 0 ? guestCart([], []) : data && guestCart(entries, data);
  // Without a network nobody knows what is gone: what lies on the device counts.
  const lineCount = cart && error === undefined ? cart.line_count : entries.length;
  return { cart, error, retry: () => void mutate(), lineCount };
}

type CartProduct = Awaited<ReturnType<typeof cartProduct>>;

/** What can be put in of one product; null when the shop no longer has it. */
async function cartProduct(productId: number) {
  const { data, error, response } = await call((api) =>
    api.GET("/carts/create/{productId}", {
      params: { path: { productId } },
    }),
  );
  if (data) return data.data;
  if (response.status === 404) return null;
  throw error;
}

function guestCart(entries: readonly CartEntry[], products: readonly CartProduct[]): Cart {
  const known = products.filter((product) => product !== null);
  return viewGuestCart(entries, known, new Date().toISOString());
}
