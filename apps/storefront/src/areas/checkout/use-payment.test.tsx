// @vitest-environment happy-dom
import { loadTexts } from "@sen/i18n";
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { i18n, renderHook } from "../../test/render.tsx";
import { signIn } from "../../test/sign-in.ts";
import { usePayment } from "./use-payment.ts";

const server = vi.hoisted(() => ({ orders: [] as unknown[], isEnded: false }));
vi.mock("../../core/api-client.ts", () => {
  const checkout = { data: { code: 200, status: 1, data: { id: "c1", totals: { total: 100 }, groups: [] } } };
  const ended = { error: { code: 404, status: 0, message: "", data: null }, response: { status: 404 } };
  const placed = { data: { code: 200, status: 1, data: { orders: [{ id: 1 }], payment_url: null } } };
  return {
    api: {
      GET: () => Promise.resolve(server.isEnded ? ended : checkout),
      POST: (_path: string, { body }: { body: unknown }) => {
        server.orders.push(body);
        return Promise.resolve(server.isEnded ? ended : { ...placed, response: { status: 200 } });
      },
      PUT: () => Promise.resolve(ended),
    },
  };
});

let payment: () => ReturnType<typeof usePayment>;

beforeEach(async () => {
  await loadTexts(i18n, ["errors"]);
  Object.assign(server, { orders: [], isEnded: false });
  signIn();
  await act(async () => {
    payment = renderHook(() => usePayment("c1")).now;
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
    server.isEnded = true;
    await act(press);
    await vi.waitFor(() => expect(payment().request.state).toBe("gone"));
  },
);

it("sends the same order again, with its invoice, when the customer comes back from the payment", async () => {
  const invoice = { company_name: "Sen", tax_code: "0312345678", company_address: "Huế", email: "a@sen.vn" };
  await act(async () => payment().onVatChange(invoice));
  await act(() => payment().onPlaceOrder(100));
  await act(() => payment().onPlaceOrder(100));
  expect(server.orders).toEqual([
    { checkout_id: "c1", total: 100, vat_invoice: invoice },
    { checkout_id: "c1", total: 100, vat_invoice: invoice },
  ]);
});
