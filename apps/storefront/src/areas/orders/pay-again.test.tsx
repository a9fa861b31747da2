// @vitest-environment happy-dom
import { PaymentMethod } from "@sen/domain";
import { afterEach, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { renderHook } from "../../test/render.tsx";
import { api, refusal, serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import { usePayAgain } from "../checkout/index.ts";
import { useOrders } from "./orders.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

afterEach(clearSession);

it("keeps the list of orders on the screen while a payment is retried, and refetches it", async () => {
  signIn();
  let items = [{ id: 1 }];
  serve({ GET: () => ({ items, next: null, total: 1 }), POST: () => refusal(409, "Đã thanh toán") });
  const shown: (string | number[])[] = [];
  const { now: pay } = renderHook(() => {
    const { list, refresh } = useOrders("", "");
    shown.push(list.state === "ready" ? list.items.map(({ id }) => id) : list.state);
    return usePayAgain(refresh);
  });
  await expect.poll(() => shown.at(-1)).toEqual([1]);
  shown.length = 0;
  items = [{ id: 2 }, { id: 1 }];
  await pay()(1, PaymentMethod.online);
  await expect.poll(() => shown.at(-1)).toEqual([2, 1]);
  expect(shown).not.toContain("loading");
});

it("opens the payment before anything is refetched, and stays busy until the customer comes back", async () => {
  signIn();
  const order = { payment_method: PaymentMethod.online, payment_url: `${window.location.href}#gateway` };
  const answer = { data: { status_code: 200, message: "", data: { order } }, response: { status: 200 } };
  vi.spyOn(api, "POST").mockResolvedValue(answer as never);
  const refresh = vi.fn();
  const { now: pay } = renderHook(() => usePayAgain(refresh));
  const paying = pay()(1, PaymentMethod.online);
  await expect.poll(() => window.location.hash).toBe("#gateway");
  expect(refresh).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("pageshow"));
  await paying;
  expect(refresh).toHaveBeenCalledOnce();
});
