// @vitest-environment happy-dom
import type { CartLine } from "@sen/api";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "../../test/render.tsx";
import { serve } from "../../test/server.ts";
import { useCartTotals } from "./use-cart-totals.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

let prices = new Map<number, number>();
let counted: number[][] = [];
/** Responses held back, by the coupons they are about. */
const slow = new Map<string, Promise<null>>();

const lineOf = (id: number, code: "sold_out" | "price_changed" | null = null) =>
  ({ id, quantity: 1, price_after_discount: prices.get(id), problem: code && { code } }) as CartLine;

/** Shows the totals of these ticked lines. */
function shown(...ticked: CartLine[]) {
  const { now } = renderHook(() => {
    const [lines, show] = useState(ticked);
    return { ...useCartTotals(lines, true), show };
  });
  return { now, total: () => now().totals?.total };
}

beforeEach(() => {
  counted = [];
  prices = new Map([
    [1, 100],
    [2, 30],
  ]);
  serve({
    async POST({ body }: { body: { item_ids: number[]; coupon_ids?: number[] } }) {
      counted.push(body.item_ids);
      await slow.get(body.coupon_ids?.join() ?? "");
      return { total: body.item_ids.reduce((sum, id) => sum + (prices.get(id) ?? 0), 0) };
    },
  });
});

it("leaves out a ticked line that has sold out since", async () => {
  const { now, total } = shown(lineOf(1), lineOf(2));
  await expect.poll(total).toBe(130);
  now().show([lineOf(1), lineOf(2, "sold_out")]);
  await expect.poll(total).toBe(100);
  expect(counted).toEqual([[1, 2], [1]]);
});

it("are fetched again when a price has changed", async () => {
  const { now, total } = shown(lineOf(1));
  await expect.poll(total).toBe(100);
  prices.set(1, 150);
  now().show([lineOf(1, "price_changed")]);
  await expect.poll(total).toBe(150);
});

it("keep the last of two quick choices of coupons, whichever response comes last", async () => {
  const { now, total } = shown(lineOf(1));
  await expect.poll(total).toBe(100);
  const first = Promise.withResolvers<null>();
  slow.set("7", first.promise);
  const { onCouponsChange: choose } = now();
  const early = choose([7]);
  await choose([8]);
  first.resolve(null);
  await early;
  await expect.poll(() => now().couponIds).toEqual([8]);
});
