import { removeAccountFormSchema } from "@sen/domain";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { customers, savedCoupons } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { DomainError, invalid } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { checked } from "../../../errors/checked.ts";
import { isPassword } from "../../customers/index.ts";
import { pointsOf } from "../../loyalty/index.ts";
import { removalBlockers } from "../removal-blockers.ts";
import { removeAccount } from "../remove-account.ts";

/** What stands against removing the account, and what would be lost. */
export const getAccountRemoval: Operation<"getAccountRemoval"> = async ({ customer, db }) => {
  const blockers = await removalBlockers(db, customer.id);
  const coupon_count = await db.$count(savedCoupons, eq(savedCoupons.customer_id, customer.id));
  const has_password = (await passwordHashOf(db, customer.id)) !== null;
  return ok({ blockers, has_password, points: await pointsOf(db, customer.id), coupon_count });
};

/**
 * Removes the account: the password is asked, and nothing may be open. A wrong password is a wrong field, no end of the session.
 */
export const deactivateCustomer: Operation<"deactivateCustomer"> = async ({
  customer,
  body,
  db,
  clock,
  mediaStorage,
}) => {
  const { password } = checked(removeAccountFormSchema, body);
  const hash = await passwordHashOf(db, customer.id);
  if (hash === null) throw invalid("password", "PASSWORD_NOT_SET");
  if (!(await isPassword(password, hash))) throw invalid("password", "PASSWORD_WRONG");
  const files = await db.transaction(async (tx) => {
    await holdUnchanged(tx, customer.id, hash);
    const blockers = await removalBlockers(tx, customer.id);
    if (blockers.length > 0) throw stillOpen(blockers);
    return removeAccount(tx, customer.id, clock.now());
  });
  await Promise.allSettled(files.map((key) => mediaStorage.remove(key)));
  return ok(null);
};

/** Whoever changed the password meanwhile, or removed the account, is not overruled by an older word. */
async function holdUnchanged(tx: Transaction, id: number, hash: string): Promise<void> {
  const [row] = await tx
    .select({ hash: customers.password_hash })
    .from(customers)
    .where(eq(customers.id, id))
    .for("update");
  if (row?.hash !== hash) throw invalid("password", "PASSWORD_WRONG");
}

async function passwordHashOf(db: Parameters<typeof removalBlockers>[0], id: number): Promise<string | null> {
  const [row] = await db
    .select({ hash: customers.password_hash })
    .from(customers)
    .where(eq(customers.id, id));
  return row?.hash ?? null;
}

const sentences = {
  order: "ORDER_STILL_OPEN",
  return: "RETURN_STILL_OPEN",
  refund: "REFUND_STILL_OPEN",
  complaint: "COMPLAINT_STILL_OPEN",
} as const;

function stillOpen(blockers: Awaited<ReturnType<typeof removalBlockers>>): DomainError {
  return new DomainError("invalid", "ACCOUNT_STILL_IN_USE", {
    fields: blockers.map(({ kind, order_id, order_code }) => ({
      field: `${kind}[${order_id}]`,
      code: sentences[kind],
      values: { code: order_code },
    })),
  });
}
