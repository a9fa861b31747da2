import { bankAccountSchema, mayChangeRefundBank } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import { queueMessage, refundAccountMessage } from "../../messages/index.ts";
import { lockRefund, presentationOf, requestCode } from "../../order-records/index.ts";
import { refunds } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { checked } from "../../../errors/checked.ts";
import { assertBank } from "../assert-bank.ts";
import { ownRefund } from "./get.ts";

/** Changes the bank account of a refund that was not sent yet, or that failed. Tells the customer, whatever their notification settings. */
export const changeRefundBank: Operation<"changeRefundBank"> = async (context) => {
  const { customer, params, body, db, clock, config } = context;
  await db.transaction(async (tx) => {
    const { refund } = await lockRefund(tx, customer, params.id);
    const standing = { status: refund.status, infor_banking_customer: refund.bank };
    if (!mayChangeRefundBank(standing)) throw notAllowedNow("BANK_NOT_CHANGEABLE");
    const bank = checked(bankAccountSchema, body);
    await assertBank(tx, bank.bank_bin, "bank_bin");
    const now = clock.now();
    await tx.update(refunds).set({ bank, updated_at: now }).where(eq(refunds.id, refund.id));
    if (bank.account_number === refund.bank?.account_number && bank.bank_bin === refund.bank.bank_bin) return;
    const changed = { code: requestCode("HT", refund), account_number: bank.account_number };
    await queueMessage(tx, config, refundAccountMessage(customer, changed, config.storefrontUrl, now));
  });
  return ok(await ownRefund(context.db, customer, params.id, presentationOf(context)));
};
