// @vitest-environment happy-dom
import { loadTexts } from "@sen/i18n";
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { i18n, renderHook } from "../../test/render.tsx";
import { signIn } from "../../test/sign-in.ts";
import { usePayment } from "./use-payment.ts";

const server = vi.hoisted(() => ({
  sent: [] as string[],
  orders: [] as unknown[],
  isEnded: false,
  isOrdered: false,
  answerChange: (_isSaved: boolean): unknown => undefined,
}));
vi.mock("../../core/api-client.ts", () => {
  const checkout = { data: { code: 200, status: 1, data: { id: "c1", totals: { total: 100 }, groups: [] } } };
  const refusal = { error: { code: 422, status: 0, message: "", data: null }, response: { status: 422 } };
  const ended = { error: { code: 404, status: 0, message: "", data: null }, response: { status: 404 } };
  const placed = { data: { code: 200, status: 1, data: { orders: [{ id: 1 }], payment_url: null } } };
  const send =
    (method: string) =>
    (path: string, { body }: { body: unknown }) => {
      server.sent.push(`${method} ${path}`);
      if (server.isEnded) return Promise.resolve(ended);
      if (method === "POST") {
        server.orders.push(body);
        return Promise.resolve(server.isOrdered ? { ...placed, response: { status: 200 } } : refusal);
      }
      return new Promise((resolve) => {
        server.answerChange = (isSaved) =>
          resolve(isSaved ? { ...checkout, response: { status: 200 } } : refusal);
      });
    };
  return {
    api: {
      GET: () => Promise.resolve(server.isEnded ? ended : checkout),
      POST: send("POST"),
      PUT: send("PUT"),
    },
  };
});

let payment: () => ReturnType<typeof usePayment>;

beforeEach(async () => {
  await loadTexts(i18n, ["errors"]);
  Object.assign(server, { sent: [], orders: [], isEnded: false, isOrdered: false });
  signIn();
  await act(async () => {
    payment = renderHook(() => usePayment("c1")).now;
  });
  await vi.waitFor(() => expect(payment().request.state).toBe("ready"));
});

it.each([
  [true, ["PUT /checkout/{id}", "POST /orders"]],
  [false, ["PUT /checkout/{id}"]],
])("an order placed while its address is being saved waits for it; saved: %s", async (isSaved, sent) => {
  await act(async () => payment().chooseAddress(5));
  const placing = payment().onPlaceOrder(100);
  await vi.waitFor(() => expect(server.sent).toContain("PUT /checkout/{id}"));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(server.sent).toEqual(["PUT /checkout/{id}"]);
  await act(async () => {
    server.answerChange(isSaved);
    await placing;
  });
  expect(server.sent).toEqual(sent);
  expect(payment().refusal).not.toBeNull();
});

it("an order is not placed if one of the changes being saved failed, and the message stays", async () => {
  await act(async () => payment().chooseAddress(5));
  const noting = payment().onChange({ notes: [{ tenant_id: 1, note: "Gọi trước" }] });
  const placing = payment().onPlaceOrder(100);
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  await act(async () => server.answerChange(false));
  await vi.waitFor(() => expect(server.sent).toHaveLength(2));
  await act(async () => {
    server.answerChange(true);
    await Promise.all([noting, placing]);
  });
  expect(server.sent).toEqual(["PUT /checkout/{id}", "PUT /checkout/{id}"]);
  expect(payment().refusal).toMatchObject({ change: { address_id: 5 } });
});

it("an order can be placed after a change that failed", async () => {
  await act(async () => payment().chooseAddress(5));
  await vi.waitFor(() => expect(server.sent).toHaveLength(1));
  await act(async () => server.answerChange(false));
  await vi.waitFor(() => expect(payment().refusal).not.toBeNull());
  await act(() => payment().onPlaceOrder(100));
  expect(server.sent).toEqual(["PUT /checkout/{id}", "POST /orders"]);
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
  server.isOrdered = true;
  const invoice = { company_name: "Sen", tax_code: "0312345678", company_address: "Huế", email: "a@sen.vn" };
  await act(async () => payment().onVatChange(invoice));
  await act(() => payment().onPlaceOrder(100));
  await act(() => payment().onPlaceOrder(100));
  expect(server.orders).toEqual([
    { checkout_id: "c1", total: 100, vat_invoice: invoice },
    { checkout_id: "c1", total: 100, vat_invoice: invoice },
  ]);
});
