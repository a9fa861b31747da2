// @vitest-environment happy-dom
import { PaymentMethod } from "@sen/domain";
import { afterEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { renderHook } from "../../test/render.tsx";
import { signIn } from "../../test/sign-in.ts";
import { usePayAgain } from "../checkout/index.ts";
import { useOrders } from "./orders.ts";

const server = vi.hoisted(() => ({ items: [{ id: 1 }] }));
vi.mock("../../core/api-client.ts", () => ({
  api: {
    GET: () => Promise.resolve({ data: { data: { items: server.items, next: null, total: 1 } } }),
    POST: () =>
      Promise.resolve({ error: { code: 409, message: "Đã thanh toán" }, response: { status: 409 } }),
  },
}));

afterEach(clearSession);

it("keeps the list of orders on the screen while a payment is retried, and refetches it", async () => {
  signIn();
  const shown: (string | number[])[] = [];
  const { now: pay } = renderHook(() => {
    const { list, refresh } = useOrders("", "");
    shown.push(list.state === "ready" ? list.items.map(({ id }) => id) : list.state);
    return usePayAgain(refresh);
  });
  await expect.poll(() => shown.at(-1)).toEqual([1]);
  shown.length = 0;
  server.items = [{ id: 2 }, { id: 1 }];
  await pay()(1, PaymentMethod.online);
  await expect.poll(() => shown.at(-1)).toEqual([2, 1]);
  expect(shown).not.toContain("loading");
});
