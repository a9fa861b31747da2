import { useEffect, useEffectEvent } from "react";
import { useJoinCart } from "./use-merge-cart.ts";

/** Joins the device's cart with the customer's at sign-in, or, where it could not then, when a page is opened next. */
export function useWaitingCart(signedIn: boolean): void {
  const join = useEffectEvent(useJoinCart());
  useEffect(() => {
    if (signedIn) void join();
  }, [signedIn]);
}
