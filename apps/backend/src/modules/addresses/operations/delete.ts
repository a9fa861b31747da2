import { and, desc, eq, isNull } from "../../../database/drizzle.ts";
import { addresses } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { lockOwnRecords } from "../../customers/index.ts";
import { addressOf } from "../address.ts";

/** What remains of a removed address, whose row checkouts refer to. */
const ERASED = { contact_name: "", contact_phone: "", address: "", full_address: "" };

/**
 * Removes an address and erases who lives there. If it was the default, the newest remaining one becomes the default. Placed orders keep
 * their own copy.
 */
export const deleteAddress: Operation<"deleteAddress"> = async (context) => {
  const { customer, params, clock } = context;
  await changeOnce(context, "deleteAddress", async (tx) => {
    await lockOwnRecords(tx, customer.id);
    const present = await addressOf(tx, customer, params.id);
    await tx
      .update(addresses)
      .set({ ...ERASED, deleted_at: clock.now() })
      .where(eq(addresses.id, params.id));
    if (present.type === 1) {
      const [newest] = await tx
        .select({ id: addresses.id })
        .from(addresses)
        .where(and(eq(addresses.customer_id, customer.id), isNull(addresses.deleted_at)))
        .orderBy(desc(addresses.id))
        .limit(1);
      if (newest) await tx.update(addresses).set({ type: 1 }).where(eq(addresses.id, newest.id));
    }
    return { id: params.id };
  });
  return ok(null);
};
