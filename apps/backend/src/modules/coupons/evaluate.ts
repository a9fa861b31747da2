import type { AppliedCoupon, CouponProblem } from "@sen/api";
import type { ChosenCoupon, CouponResult } from "@sen/domain";
import { eq, sql, type SQL } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { listed } from "../../database/prepared.ts";
import { coupons, malls, tenants } from "../../database/schema/index.ts";
import { dongText } from "../../texts/dong-text.ts";
import { invalidFields } from "../../errors/errors.ts";
import { inLanguage } from "../../texts/in-language.ts";
import { say, type Locale, type MessageCode } from "../../texts/messages.ts";
import { couponColumns, isWithheld, timesUsed } from "./coupon.ts";

/** Coupons with what decides whether one customer may use them, first to end first. */
export function selectCouponsFor(db: Queryable, customerId: number, where: SQL | undefined, limit: number) {
  return db
    .select({
      ...couponColumns,
      times_used: timesUsed(customerId),
      withheld: isWithheld(customerId),
    })
    .from(coupons)
    .leftJoin(tenants, eq(tenants.id, coupons.tenant_id))
    .leftJoin(malls, eq(malls.id, coupons.mall_id))
    .where(where)
    .orderBy(coupons.ends_at, coupons.id)
    .limit(limit);
}

/** A coupon with what decides whether one customer may use it. */
export type CouponOfCustomer = Awaited<ReturnType<typeof selectCouponsFor>>[number];

/** The chosen coupons in the order of the ids. Throws 422 at the index of each that does not exist. */
export async function readChosenCoupons(
  db: Queryable,
  customerId: number,
  ids: readonly number[],
): Promise<CouponOfCustomer[]> {
  if (ids.length === 0) return [];
  const chosen = sql`${coupons.id} = any(${listed("ids")})`;
  const found = await selectCouponsFor(db, customerId, chosen, ids.length)
    .prepare("chosen_coupons")
    .execute({ ids });
  const byId = new Map(found.map((coupon) => [coupon.coupon.id, coupon]));
  const unknown = ids.flatMap((id, index) => (byId.has(id) ? [] : [index]));
  if (unknown.length > 0) {
    throw invalidFields(
      unknown.map((index) => ({ field: `coupon_ids[${index}]`, code: "COUPON_NOT_APPLICABLE" })),
    );
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** A coupon as input of domain's totals. */
export function chosenCoupon({ coupon, times_used, withheld }: CouponOfCustomer): ChosenCoupon {
  return {
    ...coupon,
    starts_at: coupon.starts_at.toISOString(),
    ends_at: (coupon.active ? coupon.ends_at : coupon.starts_at).toISOString(), // A withdrawn coupon has ended.
    remaining: Math.max(0, coupon.quantity - coupon.used),
    used: times_used >= coupon.per_customer,
    withheld,
  };
}

const problemMessages = {
  not_started: "COUPON_NOT_STARTED",
  expired: "COUPON_EXPIRED",
  used_up: "COUPON_USED_UP",
  already_used: "COUPON_ALREADY_USED",
  newcomers_only: "COUPON_NEWCOMERS_ONLY",
  below_minimum: "COUPON_BELOW_MINIMUM",
  not_applicable: "COUPON_NOT_APPLICABLE",
} as const satisfies Record<CouponProblem, MessageCode>;

/** Why a coupon cannot be used, as a code and its values; null if it can. */
export function couponRefusal({ refusal }: CouponResult) {
  if (refusal === null) return null;
  return { code: problemMessages[refusal.problem], values: { amount: dongText(refusal.missing ?? 0) } };
}

/** A chosen coupon in the contract's shape, with its discount or why it cannot be used. */
export function appliedCoupon(
  { coupon }: CouponOfCustomer,
  result: CouponResult,
  locale: Locale,
): AppliedCoupon {
  const refused = couponRefusal(result);
  return {
    id: coupon.id,
    code: coupon.code,
    name: inLanguage(coupon, "name", locale),
    scope: coupon.scope,
    tenant_id: coupon.tenant_id,
    discount: result.discount,
    problem: result.refusal?.problem ?? null,
    message: refused && say(refused.code, locale, refused.values),
  };
}
