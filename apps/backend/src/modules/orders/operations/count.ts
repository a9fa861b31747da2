import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { countShortcuts } from "../../order-records/index.ts";

/** How many of the customer's orders match each shortcut. */
export const countOrders: Operation<"countOrders"> = async ({ customer, db }) =>
  ok(await countShortcuts(db, customer.id));
