import { eq } from "../../../database/drizzle.ts";
import { addresses } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { lockOwnRecords } from "../../customers/index.ts";
import { addressOf, clearDefault, readAddress } from "../address.ts";
import { checkedAddress } from "../form.ts";

/** Changes an address. The default stays the default until another replaces it. */
export const updateAddress: Operation<"updateAddress"> = async ({
  customer,
  params,
  body,
  db,
  clock,
  places,
}) => {
  return db.transaction(async (tx) => {
    await lockOwnRecords(tx, customer.id);
    const present = await addressOf(tx, customer, params.id);
    const values = await checkedAddress(tx, places, customer, body, present);
    const type = present.type === 1 ? 1 : values.type;
    if (type === 1) await clearDefault(tx, customer);
    await tx
      .update(addresses)
      .set({ ...values, type, updated_at: clock.now() })
      .where(eq(addresses.id, params.id));
    return ok(await readAddress(tx, params.id));
  });
};
