import type { ReturnItem } from "@sen/api";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  allReturnItems,
  isWholeReturn,
  refundBreakdown,
  returnAmount,
  returnedLines,
  wrongReturnItems,
  type PaidOrder,
} from "./return-amount.ts";

const line = (id: number, price_after_discount: number, quantity: number) => ({
  id,
  price_after_discount,
  quantity,
});
const item = (order_detail_item_id: number, quantity: number): ReturnItem => ({
  order_detail_item_id,
  quantity,
});

/** Two shirts and a hat for 500,000, a delivery fee of 30,000, coupons of 80,000: 450,000 paid. */
const order: PaidOrder = {
  order_tenant_final: 450_000,
  order_detail_items: [line(1, 200_000, 2), line(2, 100_000, 1)],
};

describe("the refunded amount", () => {
  it.each<[string, ReturnItem[], number]>([
    ["the whole order", [item(1, 2), item(2, 1)], 450_000],
    ["one line", [item(2, 1)], 90_000],
    ["one piece of a line", [item(1, 1)], 180_000],
    ["nothing", [], 0],
  ])("of %s includes its share of coupons and delivery fee", (_what, items, amount) => {
    expect(returnAmount(order, items)).toBe(amount);
  });

  it("gives indivisible dong to the largest remainders, and a line's remainder to its last piece", () => {
    const thirds = {
      order_tenant_final: 100_000,
      order_detail_items: [1, 2, 3].map((id) => line(id, 50_000, 1)),
    };
    expect([1, 2, 3].map((id) => returnAmount(thirds, [item(id, 1)]))).toEqual([33_334, 33_333, 33_333]);
    const three = { order_tenant_final: 100_000, order_detail_items: [line(1, 50_000, 3)] };
    expect(returnAmount(three, [item(1, 1)])).toBe(33_333);
    expect(returnAmount(three, [item(1, 1)], [item(1, 2)])).toBe(33_334);
  });

  it("of free goods is the delivery fee, shared by piece", () => {
    const gifts = { order_tenant_final: 30_000, order_detail_items: [line(1, 0, 2), line(2, 0, 1)] };
    expect(returnAmount(gifts, [item(1, 1)])).toBe(10_000);
    expect(returnAmount(gifts, allReturnItems(gifts))).toBe(30_000);
  });
});

const anyLines = fc.array(
  fc.record({ price: fc.nat({ max: 99_999_999_999 }), quantity: fc.integer({ min: 1, max: 999 }) }),
  { minLength: 1, maxLength: 20 },
);
/** An order, and its pieces split into several returns. */
const anyReturns = fc
  .tuple(
    anyLines,
    fc.nat({ max: 99_999_999_999 }),
    fc.array(fc.array(fc.nat({ max: 999 }), { maxLength: 20 })),
  )
  .map(([lines, order_tenant_final, wishes]) => {
    const paid: PaidOrder = {
      order_tenant_final,
      order_detail_items: lines.map(({ price, quantity }, index) => line(index + 1, price, quantity)),
    };
    const left = paid.order_detail_items.map(({ quantity }) => quantity);
    const parts = wishes.map((wish) =>
      wish.flatMap((wanted, index) => {
        const quantity = Math.min(wanted, left[index] ?? 0);
        left[index] = (left[index] ?? 0) - quantity;
        return quantity > 0 ? [item(index + 1, quantity)] : [];
      }),
    );
    const rest = left.flatMap((quantity, index) => (quantity > 0 ? [item(index + 1, quantity)] : []));
    return { paid, parts, rest };
  });

describe("an order returned in several parts", () => {
  const amounts = (paid: PaidOrder, parts: readonly ReturnItem[][]) =>
    parts.map((part, index) => returnAmount(paid, part, parts.slice(0, index).flat()));
  const total = (all: readonly number[]) => all.reduce((sum, amount) => sum + amount, 0);

  it("never refunds a negative amount, nor more than was paid", () => {
    fc.assert(
      fc.property(anyReturns, ({ paid, parts }) => {
        const each = amounts(paid, parts);
        expect(each.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(total(each)).toBeLessThanOrEqual(paid.order_tenant_final);
      }),
    );
  });

  it("refunds exactly what was paid once everything is back", () => {
    fc.assert(
      fc.property(anyReturns, ({ paid, parts, rest }) => {
        expect(total(amounts(paid, [...parts, rest]))).toBe(paid.order_tenant_final);
        expect(returnAmount(paid, allReturnItems(paid))).toBe(paid.order_tenant_final);
      }),
    );
  });

  it("never refunds less for more pieces", () => {
    fc.assert(
      fc.property(anyReturns, ({ paid, parts }) => {
        const [first = [], second = []] = parts;
        expect(returnAmount(paid, [...first, ...second])).toBeGreaterThanOrEqual(returnAmount(paid, first));
      }),
    );
  });
});

describe("returned items", () => {
  it.each<[string, ReturnItem[], object[]]>([
    ["pieces of the order", [item(1, 2), item(2, 1)], []],
    ["a line of another order", [item(9, 1)], [{ index: 0, field: "order_detail_item_id" }]],
    ["a line twice", [item(2, 1), item(2, 1)], [{ index: 1, field: "order_detail_item_id" }]],
    ["more than was ordered", [item(1, 3)], [{ index: 0, field: "quantity" }]],
    ["no piece", [item(2, 1), item(1, 0)], [{ index: 1, field: "quantity" }]],
    ["half a piece", [item(1, 0.5)], [{ index: 0, field: "quantity" }]],
  ])("are checked: %s", (_what, items, wrong) => {
    expect(wrongReturnItems(order, items)).toEqual(wrong);
  });

  it("become order lines with the returned quantities", () => {
    expect(returnedLines(order.order_detail_items, [item(1, 1)])).toEqual([line(1, 200_000, 1)]);
    expect(returnedLines(order.order_detail_items, allReturnItems(order))).toEqual(order.order_detail_items);
  });

  it("are a whole return only when no piece is left", () => {
    expect(isWholeReturn(order, allReturnItems(order))).toBe(true);
    expect(isWholeReturn(order, [item(1, 2)])).toBe(false);
    expect(isWholeReturn(order, [item(1, 1), item(2, 1)])).toBe(false);
  });
});

describe("refund breakdown", () => {
  const sums = { ...order, order_tenant: 500_000, delivery_fee: 30_000 };

  it("is the goods, their share of the fee, and the coupons deducted", () => {
    expect(refundBreakdown(sums, [item(2, 1)])).toEqual({
      goods: 100_000,
      delivery: 6_000,
      coupons: 16_000,
      amount: 90_000,
    });
    expect(refundBreakdown(sums, allReturnItems(sums))).toEqual({
      goods: 500_000,
      delivery: 30_000,
      coupons: 80_000,
      amount: 450_000,
    });
  });

  it("adds up to the refunded amount without a negative part", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ price: fc.nat(900_000), quantity: fc.integer({ min: 1, max: 9 }) }), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.nat(60_000),
        fc.nat(500_000),
        fc.nat(8),
        (lines, delivery_fee, off, back) => {
          const order_detail_items = lines.map(({ price, quantity }, index) =>
            line(index + 1, price, quantity),
          );
          const order_tenant = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
          const paid = {
            order_detail_items,
            order_tenant,
            delivery_fee,
            order_tenant_final: Math.max(0, order_tenant + delivery_fee - off),
          };
          const items = order_detail_items.flatMap(({ id, quantity }) =>
            back > 0 ? [item(id, Math.min(back, quantity))] : [],
          );
          const { goods, delivery, coupons, amount } = refundBreakdown(paid, items);
          expect(amount).toBe(returnAmount(paid, items));
          expect(goods + delivery - coupons).toBe(amount);
          expect(Math.min(goods, delivery, coupons)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
