// @vitest-environment happy-dom
import { createI18n, I18nextProvider, loadTexts } from "@sen/i18n";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { beforeEach, expect, it, vi } from "vitest";
import { writeSession } from "../../core/session/session.ts";
import { usePayment } from "./use-payment.ts";

const server = vi.hoisted(() => ({
  sent: [] as string[],
  isEnded: false,
  answerChange: (_isSaved: boolean): unknown => undefined,
}));
vi.mock("../../core/api-client.ts", () => {
  const checkout = { data: { code: 200, status: 1, data: { id: "c1", totals: { total: 100 }, groups: [] } } };
  const refusal = { error: { code: 422, status: 0, message: "", data: null }, response: { status: 422 } };
  const ended = { error: { code: 404, status: 0, message: "", data: null }, response: { status: 404 } };
  const send = (method: string) => (path: string) => {
    server.sent.push(`${method} ${path}`);
    if (server.isEnded) return Promise.resolve(ended);
    if (method === "POST") return Promise.resolve(refusal);
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

const i18n = createI18n({ locale: "vi", texts: {} });
const shown = vi.fn<(payment: ReturnType<typeof usePayment>) => void>();
function Page() {
  shown(usePayment("c1"));
  return null;
}

/** The payment that the page shows now. */
function payment() {
  const last = shown.mock.lastCall?.[0];
  if (!last) throw new Error("Nothing was rendered.");
  return last;
}

beforeEach(async () => {
  await loadTexts(i18n, ["errors"]);
  Object.assign(server, { sent: [], isEnded: false });
  const profile = { id: 7, full_name: "Sen", email: "sen@example.com", phone: "0901234567" };
  writeSession({ token: "token", profile: { ...profile, phone_verified_at: "2026-01-01T00:00:00.000Z" } });
  await act(async () => {
    createRoot(document.createElement("div")).render(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <SWRConfig value={{ provider: () => new Map() }}>
            <Page />
          </SWRConfig>
        </MemoryRouter>
      </I18nextProvider>,
    );
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
