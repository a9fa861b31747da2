import type { Write } from "../failing-writes.ts";
import { accountWrites } from "./account-writes.ts";
import { aftersalesWrites } from "./aftersales-writes.ts";
import { cartWrites } from "./cart-writes.ts";
import { checkoutWrites } from "./checkout-writes.ts";
import { orderWrites } from "./order-writes.ts";

/** All writes of all screens. Those in a list of their own follow each other on one page. */
const all: readonly (Write | readonly Write[])[] = [
  ...accountWrites,
  ...cartWrites,
  ...checkoutWrites,
  ...orderWrites,
  ...aftersalesWrites,
];

/** All writes of all screens, those on one page together. */
export const writes: readonly (readonly Write[])[] = all.map((one) => ("open" in one ? [one] : one));
