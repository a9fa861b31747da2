import type { Coupon } from "@sen/api";
import { ask, query } from "../../core/query.ts";
import { useRefusal } from "../../core/describe-failure.ts";

/** Finds a coupon by its code; the error message if there is none. */
export function useFindCoupon(): (code: string) => Promise<Coupon | string> {
  const refused = useRefusal();
  return (code) =>
    ask(query("/coupons/by-code", { query: { code } })).then(
      ({ data }) => data,
      (failure: unknown) => refused(failure).message,
    );
}
