import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { membershipFormSchema } from "./membership-form.ts";
import { memberTierOf, memberTiers, nextMemberTier } from "./membership.ts";
import { DONG_PER_POINT, orderPoints } from "./order-points.ts";
import { OrderStatus, RefundStatus } from "./statuses.ts";

describe("member tiers", () => {
  it.each([
    [0, "member", "silver"],
    [499, "member", "silver"],
    [500, "silver", "gold"],
    [1_999, "silver", "gold"],
    [2_000, "gold", "diamond"],
    [5_000, "diamond", null],
    [1_000_000, "diamond", null],
  ])("with %i points are %s, and next is %s", (points, tier, next) => {
    expect([memberTierOf(points, true), nextMemberTier(points)?.tier ?? null]).toEqual([tier, next]);
  });

  it("never fall as points rise", () => {
    const rank = (points: number) => memberTiers.findIndex(({ tier }) => tier === memberTierOf(points, true));
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (points, more) => {
        expect(rank(points + more)).toBeGreaterThanOrEqual(rank(points));
      }),
    );
  });
});

describe("points of an order", () => {
  const refund = (amount: number, status: RefundStatus = RefundStatus.completed) => ({ amount, status });
  const completed = (order_tenant_final: number) => ({
    order_status: OrderStatus.completed,
    order_tenant_final,
  });

  it.each([
    ["one that is completed", completed(129_000), [], 12],
    ["one of less than a point", completed(9_999), [], 0],
    ["one that is on its way", { ...completed(129_000), order_status: OrderStatus.toReceive }, [], 0],
    ["one of which a part came back", completed(129_000), [refund(30_000)], 9],
    ["one that came back whole", completed(129_000), [refund(100_000), refund(29_000)], 0],
    [
      "one whose refund is not through",
      completed(129_000),
      [refund(129_000, RefundStatus.transactionPending)],
      12,
    ],
    ["one whose refund was refused", completed(129_000), [refund(129_000, RefundStatus.cancelled)], 12],
  ])("for %s", (_, order, refunds, points) => {
    expect(orderPoints(order, refunds)).toBe(points);
  });

  it("are never negative, nor more than the amount paid is worth", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.array(fc.nat(10_000_000)), (paid, amounts) => {
        const points = orderPoints(
          completed(paid),
          amounts.map((amount) => refund(amount)),
        );
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points * DONG_PER_POINT).toBeLessThanOrEqual(paid);
      }),
    );
  });
});

it("the membership form accepts the offered occupations and cities, and names the missing fields", () => {
  expect(membershipFormSchema.safeParse({ occupation: 2, city: "ha_noi" }).success).toBe(true);
  const { error } = membershipFormSchema.safeParse({ occupation: 6, city: "" });
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["occupation", "fields:occupation_required"],
    ["city", "fields:city_required"],
  ]);
});

it("the tier of a customer without a verified identity is silver at most", () => {
  expect([2_000, 9_000].map((points) => memberTierOf(points, false))).toEqual(["silver", "silver"]);
});
