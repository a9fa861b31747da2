import { demoData } from "./demo-data.ts";
import type { RootKey } from "./categories.ts";
import type { Both, Pair } from "./types.ts";

/** A coupon. Days count from the day of seeding; a negative `until` has passed. */
export interface CouponContent {
  code: string;
  name: Pair;
  about: Both;
  scope: "mall" | "tenant" | "delivery";
  type: "fixed" | "percent" | "flat";
  /** Dong, or whole per cent. */
  value: number;
  cap?: number;
  least: number;
  mall?: number;
  /** Which shop, by root and place in `shops`. */
  shop?: readonly [RootKey, number];
  root: RootKey;
  days: readonly [from: number, until: number];
  quantity: number;
  used: number;
  /** Already kept by the demo customer. */
  saved?: true;
  object: string;
}

/** Every coupon of the demonstration. */
export const coupons: readonly CouponContent[] = demoData("coupons", "coupons");
