import { passwordPromptSchema } from "@sen/domain";
import { and, count, eq } from "../../../database/drizzle.ts";
import { coupons, savedCoupons } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { invalid } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { checked } from "../../../errors/checked.ts";
import { isCouponUsable } from "../../coupons/index.ts";
import { confirmPassword, passwordHashOf } from "../../customers/index.ts";
import { pointsOf } from "../../loyalty/index.ts";
import { assertNothingOpen, removalBlockers } from "../removal-blockers.ts";
import { removeUnusedAccount } from "../remove-account.ts";

/** Lists what blocks removing the account, and what would be lost. */
export const getAccountRemoval: Operation<"getAccountRemoval"> = async ({ customer, db, clock }) => {
  const blockers = await removalBlockers(db, customer.id);
  const [usable] = await db
    .select({ coupons: count() })
    .from(savedCoupons)
    .innerJoin(coupons, eq(coupons.id, savedCoupons.coupon_id))
    .where(and(eq(savedCoupons.customer_id, customer.id), isCouponUsable(customer.id, clock.now())));
  const coupon_count = usable?.coupons ?? 0;
  const { has_password } = customer;
  return ok({ blockers, has_password, points: await pointsOf(db, customer.id), coupon_count });
};

/**
 * Removes the account. While something blocks the removal, the password is not checked, so the response reveals nothing about it.
 * A wrong password is a field error and does not end the session.
 */
export const deactivateCustomer: Operation<"deactivateCustomer"> = async (context) => {
  const { customer, body, db, clock, config } = context;
  const { password } = checked(passwordPromptSchema, body);
  await assertNothingOpen(db, customer.id);
  const hash = await confirmPassword(context, password);
  await db.transaction((tx) =>
    removeUnusedAccount(tx, config, customer.id, clock.now(), async () => {
      if ((await passwordHashOf(tx, customer.id)) !== hash) throw invalid("password", "PASSWORD_WRONG");
    }),
  );
  return ok(null);
};
