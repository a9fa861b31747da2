import type { Write } from "../failing-writes.ts";
import { accountWrites } from "./account-writes.ts";
import { aftersalesWrites } from "./aftersales-writes.ts";
import { cartWrites } from "./cart-writes.ts";
import { checkoutWrites } from "./checkout-writes.ts";
import { orderWrites } from "./order-writes.ts";

/** All writes of all screens. */
export const writes: readonly Write[] = [
  ...accountWrites,
  ...cartWrites,
  ...checkoutWrites,
  ...orderWrites,
  ...aftersalesWrites,
];
