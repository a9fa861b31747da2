// @vitest-environment happy-dom
import type { Notification } from "@sen/api";
import { createI18n, I18nextProvider } from "@sen/i18n";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearSession, writeSession } from "../core/session/session.ts";
import { useOrders } from "./orders/orders.ts";
import { useTickets } from "./support/tickets.ts";
import { announceNotice } from "./notifications/notice-events.ts";

const server = vi.hoisted(() => ({ items: [] as { id: number }[] }));
vi.mock("../core/api-client.ts", () => ({
  api: {
    GET: () =>
      Promise.resolve({ data: { data: { items: server.items, next: null, total: server.items.length } } }),
  },
}));

let leave: () => void = () => undefined;
beforeEach(() => {
  const profile = { id: 7, full_name: "Sen", email: "sen@example.com", phone: "0901234567" };
  writeSession({ token: "token", profile: { ...profile, phone_verified_at: "2026-01-01T00:00:00.000Z" } });
});
afterEach(() => {
  leave();
  clearSession();
});

/** Mounts a list and returns the ids that it currently shows. */
function shown(useNumbers: () => number[] | null) {
  let numbers: number[] | null = null;
  function Page() {
    // oxlint-disable-next-line react/globals -- hands the test what the hook gave
    numbers = useNumbers();
    return null;
  }
  const root = createRoot(document.createElement("div"));
  leave = () => {
    root.unmount();
  };
  root.render(
    <I18nextProvider i18n={createI18n({ locale: "vi", texts: {} })}>
      <MemoryRouter>
        <SWRConfig value={{ provider: () => new Map() }}>
          <Page />
        </SWRConfig>
      </MemoryRouter>
    </I18nextProvider>,
  );
  return () => numbers;
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
function useOrderNumbers() {
  const { list } = useOrders("", "");
  return list.state === "ready" ? idsOf(list.items) : null;
}
function useTicketNumbers() {
  const list = useTickets("care", "all");
  return list.state === "ready" ? idsOf(list.items) : null;
}
const notice = (source_type: string, order_detail_id: number | null) =>
  ({ body_data: { source_type, order_detail_id } }) as Notification;

it.each([
  ["orders", useOrderNumbers, notice("order", 9)],
  ["tickets", useTicketNumbers, notice("ticket", null)],
])(
  "%s are refetched after one of their notifications, and after notifications were missed",
  async (_, useNumbers, own) => {
    server.items = [{ id: 1 }];
    const numbers = shown(useNumbers);
    await expect.poll(numbers).toEqual([1]);
    server.items = [{ id: 2 }, { id: 1 }];
    announceNotice(own);
    await expect.poll(numbers).toEqual([2, 1]);
    server.items = [{ id: 3 }, { id: 2 }, { id: 1 }];
    announceNotice(notice("coupon", null));
    announceNotice(null);
    await expect.poll(numbers).toEqual([3, 2, 1]);
  },
);
