import type { Cart } from "@sen/api";
import { viewGuestCart } from "@sen/domain";
import type { QueryFailure } from "../../core/query.ts";
import { serverNow } from "../../core/server-clock.ts";
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
    const cart = products && viewGuestCart(entries, products, new Date(serverNow()).toISOString());
    return { cart, error: guest.error, owner: "guest", retry: () => guest.mutate() };
  }
  const owner = status === "in" ? "customer" : undefined;
  return { cart: data?.data, error, owner, retry: () => mutate() };
}
