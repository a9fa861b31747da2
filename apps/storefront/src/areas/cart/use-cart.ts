import type { Cart, CartCreate } from "@sen/api";
import { viewGuestCart, type CartEntry } from "@sen/domain";
import type { QueryFailure } from "../../core/query.ts";
import { useSession } from "../../core/session/session.ts";
import { useCustomerCart, useGuestCart } from "./known-cart.ts";

export interface CartState {
  cart: Cart | undefined;
  /** Why the cart could not be fetched; undefined if it could, or while loading. */
  error: QueryFailure | undefined;
  /** The guest of this device, or the customer; undefined on the server and during hydration. */
  owner: "guest" | "customer" | undefined;
  retry: () => unknown;
}

/** The cart: the customer's from the backend, a guest's from this device. */
export function useCart(): CartState {
  const { status } = useSession();
  const { data, error, mutate } = useCustomerCart();
  const { entries, products, ...guest } = useGuestCart(status === "out");
  if (status === "out") {
    const cart = products && guestCart(entries, products);
    return { cart, error: guest.error, owner: "guest", retry: () => guest.mutate() };
  }
  const owner = status === "in" ? "customer" : undefined;
  return { cart: data?.data, error, owner, retry: () => mutate() };
}

const guestCart = (entries: readonly CartEntry[], products: readonly CartCreate[]): Cart =>
  viewGuestCart(entries, products, new Date().toISOString());
