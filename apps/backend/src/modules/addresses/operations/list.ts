import { eq } from "../../../database/drizzle.ts";
import { addresses } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { readAddresses } from "../address.ts";

/** The customer's addresses. */
export const listAddresses: Operation<"listAddresses"> = async ({ customer, db }) => {
  return ok(await readAddresses(db, eq(addresses.customer_id, customer.id)));
};
