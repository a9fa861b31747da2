// @vitest-environment happy-dom
import type { Notification } from "@sen/api";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearSession } from "../core/session/session.ts";
import { renderHook } from "../test/render.tsx";
import { signIn } from "../test/sign-in.ts";
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

beforeEach(() => signIn());
afterEach(clearSession);

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
    const { now } = renderHook(useNumbers);
    await expect.poll(now).toEqual([1]);
    server.items = [{ id: 2 }, { id: 1 }];
    announceNotice(own);
    await expect.poll(now).toEqual([2, 1]);
    server.items = [{ id: 3 }, { id: 2 }, { id: 1 }];
    announceNotice(notice("coupon", null));
    announceNotice(null);
    await expect.poll(now).toEqual([3, 2, 1]);
  },
);
