import { membershipFormSchema } from "@sen/domain";
import { checked } from "../../../errors/checked.ts";
import { conflict } from "../../../errors/errors.ts";
import { codeRequestOf } from "../../../http/code-request.ts";
import { deviceOf } from "../../../http/device.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { otpSentOf, ownDeviceOf } from "../../customers/index.ts";
import { sendOtp, redeemOtp } from "../../otp/index.ts";
import { assertNoMember, join, membershipOf } from "../membership.ts";

const asking = { purpose: "membership" } as const;

/** The customer's own card, tier and points. */
export const getMembership: Operation<"getMembership"> = async ({ customer, db }) =>
  ok(await membershipOf(db, customer.id));

/** Sends a code to the customer's phone; entering it makes them a member. */
export const joinMembership: Operation<"joinMembership"> = async (context) => {
  const { body, customer, db, clock, config, request } = context;
  const form = checked(membershipFormSchema, body);
  await assertNoMember(db, customer.id);
  if (customer.phone === null) throw conflict("PHONE_NOT_VERIFIED");
  const sent = await sendOtp(context, {
    ...asking,
    ...codeRequestOf(context),
    ownDevice: await ownDeviceOf(db, customer, deviceOf(request, config)),
    customerId: customer.id,
    recipient: customer.phone,
    payload: form,
  });
  return ok(otpSentOf(sent, clock.now()));
};

/** With the right code, makes the customer a member. */
export const verifyMembership: Operation<"verifyMembership"> = async (context) => {
  const { body, customer, db, clock } = context;
  const given = { ...asking, customerId: customer.id, id: body.id, code: body.otp };
  await redeemOtp(context, given, (tx, { payload }) =>
    join(tx, customer.id, checked(membershipFormSchema, payload), clock.now()),
  );
  return ok(await membershipOf(db, customer.id));
};
