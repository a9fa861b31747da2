import { useEffect, useEffectEvent } from "react";
import { useMergeCart } from "./use-merge-cart.ts";

/** Joins the device's cart with the customer's at sign-in, or, where it could not then, when a page is opened next. */
export function useMergeCartOnSignIn(signedIn: boolean): void {
  const join = useEffectEvent(useMergeCart());
  useEffect(() => {
    if (signedIn) void join();
  }, [signedIn]);
}
