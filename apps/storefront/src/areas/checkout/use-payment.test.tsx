// @vitest-environment happy-dom
import { loadTexts } from "@sen/i18n";
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { customerQuery, useQuery } from "../../core/query.ts";
import { i18n, renderHook } from "../../test/render.tsx";
import { refusal, serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import { usePaymentOutcome } from "./checkout.ts";
import { usePayment } from "./use-payment.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

let orders: unknown[] = [];
let isEnded = false;
/** The cart, which the shell shows, is on a line that has died. */
const neverAnswered = () => new Promise(() => undefined);
const useCart = () => useQuery(customerQuery("/carts"));
let payment: () => ReturnType<typeof usePayment>;

beforeEach(async () => {
  await loadTexts(i18n, ["errors"]);
  orders = [];
  isEnded = false;
  serve({
    "GET /carts": neverAnswered,
    "POST /orders/{id}/confirm": () => ({ orders: [] }),
    GET: () => (isEnded ? refusal(404) : { id: "c1", totals: { total: 100 }, groups: [] }),
    PUT: () => refusal(404),
    POST({ body }: { body: object }) {
      orders.push(body);
      return isEnded ? refusal(404) : { orders: [{ id: 1 }], payment_url: null };
    },
  });
  signIn();
  await act(async () => {
    payment = renderHook(() => {
      useCart();
      return usePayment("c1");
    }).now;
  });
  await vi.waitFor(() => expect(payment().request.state).toBe("ready"));
});

it.each([
  ["ordering", () => payment().onPlaceOrder(100)],
  [
    "a change",
    () =>
      payment()
        .onChange({ payment_method: 1 })
        .catch(() => undefined),
  ],
])(
  "says after %s that the checkout has ended, if its goods were ordered in another tab",
  async (_, press) => {
    isEnded = true;
    await act(press);
    await vi.waitFor(() => expect(payment().request.state).toBe("gone"));
  },
);

it("sends the same order again, with its invoice, when the customer comes back from the payment", async () => {
  const invoice = { company_name: "Sen", tax_code: "0312345678", company_address: "Huế", email: "a@sen.vn" };
  await act(async () => payment().onVatChange(invoice));
  await act(() => payment().onPlaceOrder(100));
  await act(() => payment().onPlaceOrder(100));
  expect(orders).toEqual([
    { checkout_id: "c1", total: 100, vat_invoice: invoice },
    { checkout_id: "c1", total: 100, vat_invoice: invoice },
  ]);
});

it("says that a checkout of another customer has ended for this one", async () => {
  serve({ GET: () => refusal(403) });
  const { now } = renderHook(() => usePayment("c2"));
  await vi.waitFor(() => expect(now().request.state).toBe("gone"));
});

it("shows how a payment ended without waiting for the cart", async () => {
  const { now } = renderHook(() => {
    useCart();
    return usePaymentOutcome(9).data;
  });
  await vi.waitFor(() => expect(now()).toEqual({ orders: [] }));
});
