import { emailFormSchema } from "@sen/domain";
import { checked } from "../../../errors/checked.ts";
import { DomainError } from "../../../errors/errors.ts";
import { codeRequestOf } from "../../../http/code-request.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { emailChangedMessage, emailTakenMessage, queueMessage } from "../../messages/index.ts";
import { sendOtp, redeemOtp } from "../../otp/index.ts";
import { giveEmail, otherOwnerOf } from "../emails.ts";
import { emailOtpSentOf } from "../otp-presenter.ts";
import { recordOf } from "../presenter.ts";

const asking = { purpose: "verify_email" } as const;

/**
 * Sends a code to verify the customer's new email address. If somebody else has verified it, sends an email that says so instead; the
 * response does not reveal it. Spec §2, account.
 */
export const sendEmailVerification: Operation<"sendEmailVerification"> = async (context) => {
  const { body, customer, db, clock, config } = context;
  const { email } = checked(emailFormSchema, body);
  if (customer.email === email && customer.email_verified_at !== null) {
    const code = "EMAIL_ALREADY_VERIFIED";
    throw new DomainError("conflict", code, { fields: [{ field: "email", code }] });
  }
  const owner = await otherOwnerOf(db, email, customer.id);
  const sent = await sendOtp(context, {
    ...asking,
    ...codeRequestOf(context),
    ownDevice: null,
    customerId: customer.id,
    recipient: email,
    isDelivered: !owner,
    ...(owner && { instead: emailTakenMessage(email, owner.lang, config.storefrontUrl) }),
  });
  return ok(emailOtpSentOf(sent, clock.now()));
};

/** With the right code, sets the verified address and notifies the one it replaces. */
export const verifyEmail: Operation<"verifyEmail"> = async (context) => {
  const { body, customer, clock, config } = context;
  const now = clock.now();
  const given = { ...asking, customerId: customer.id, id: body.id, code: body.otp };
  const email = await redeemOtp(context, given, async (tx, { recipient }) => {
    const former = await giveEmail(tx, { customerId: customer.id, email: recipient }, now);
    if (former !== null) await queueMessage(tx, config, emailChangedMessage(former, customer.lang, now));
    return recipient;
  });
  return ok(recordOf({ ...customer, email, email_verified_at: now }));
};
