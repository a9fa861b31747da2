// @vitest-environment happy-dom
import { PaymentMethod } from "@sen/domain";
import { createI18n, I18nextProvider } from "@sen/i18n";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, expect, it, vi } from "vitest";
import { clearSession, writeSession } from "../../core/session/session.ts";
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

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  clearSession();
});

it("keeps the list of orders on the screen while a payment is retried, and refetches it", async () => {
  const profile = { id: 7, full_name: "Sen", email: "sen@example.com", phone: "0901234567" };
  writeSession({ token: "token", profile: { ...profile, phone_verified_at: "2026-01-01T00:00:00.000Z" } });
  const shown: (string | number[])[] = [];
  let pay: ReturnType<typeof usePayAgain> | undefined;
  function Page() {
    const { list, refresh } = useOrders("", "");
    // oxlint-disable-next-line react/globals -- hands the test what the hook gave
    pay = usePayAgain(refresh);
    shown.push(list.state === "ready" ? list.items.map(({ id }) => id) : list.state);
    return null;
  }
  const root = createRoot(document.createElement("div"));
  leave = () => root.unmount();
  root.render(
    <I18nextProvider i18n={createI18n({ locale: "vi", texts: {} })}>
      <MemoryRouter>
        <SWRConfig value={{ provider: () => new Map() }}>
          <Page />
        </SWRConfig>
      </MemoryRouter>
    </I18nextProvider>,
  );
  await expect.poll(() => shown.at(-1)).toEqual([1]);
  shown.length = 0;
  server.items = [{ id: 2 }, { id: 1 }];
  await pay?.(1, PaymentMethod.online);
  await expect.poll(() => shown.at(-1)).toEqual([2, 1]);
  expect(shown).not.toContain("loading");
});
