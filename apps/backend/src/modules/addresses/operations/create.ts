import { and, eq, isNull } from "../../../database/drizzle.ts";
import { addresses } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { lockOwnRecords } from "../../customers/index.ts";
import { clearDefault, readAddress } from "../address.ts";
import { checkedAddress } from "../form.ts";

/** Most addresses a customer may save. The spec gives no limit; this is the one of the contract's list. */
const ADDRESS_LIMIT = 50;

/** Saves an address. The first one is the default, whatever `type` says. */
export const createAddress: Operation<"createAddress"> = async (context) => {
  const { customer, body, db, places } = context;
  const { id } = await changeOnce(context, "createAddress", async (tx) => {
    const values = await checkedAddress(tx, places, customer, body);
    await lockOwnRecords(tx, customer.id);
    const count = await tx.$count(
      addresses,
      and(eq(addresses.customer_id, customer.id), isNull(addresses.deleted_at)),
    );
    if (count >= ADDRESS_LIMIT) throw notAllowedNow("TOO_MANY_ADDRESSES", { limit: ADDRESS_LIMIT });
    const type = count === 0 ? 1 : values.type;
    if (type === 1) await clearDefault(tx, customer);
    const [row] = await tx
      .insert(addresses)
      .values({ ...values, type })
      .returning({ id: addresses.id });
    return { id: row?.id ?? 0 };
  });
  return ok(await readAddress(db, id));
};
