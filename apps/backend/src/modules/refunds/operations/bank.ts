import { bankAccountSchema, mayChangeRefundBank } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import { lockRefund, presentationOf } from "../../order-records/index.ts";
import { refunds } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { checked } from "../../../errors/checked.ts";
import { assertBank } from "../assert-bank.ts";
import { ownRefund } from "./get.ts";

/** Changes the bank account of a refund that was not sent yet, or that failed. */
export const changeRefundBank: Operation<"changeRefundBank"> = async (context) => {
  const { customer, params, body, db, clock } = context;
  await db.transaction(async (tx) => {
    const { refund } = await lockRefund(tx, customer, params.id);
    const standing = { status: refund.status, infor_banking_customer: refund.bank };
    if (!mayChangeRefundBank(standing)) throw notAllowedNow("BANK_NOT_CHANGEABLE");
    const bank = checked(bankAccountSchema, body);
    await assertBank(tx, bank.bank_bin, "bank_bin");
    await tx.update(refunds).set({ bank, updated_at: clock.now() }).where(eq(refunds.id, refund.id));
  });
  return ok(await ownRefund(context.db, customer, params.id, presentationOf(context)));
};
