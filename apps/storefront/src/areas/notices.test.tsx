// @vitest-environment happy-dom
import type { EventData } from "@sen/api";
import { PaymentStatus } from "@sen/domain";
import type { Request } from "@sen/ui/primitives";
import { useEffect } from "react";
import { useSWRConfig } from "swr";
import { beforeEach, expect, it, vi } from "vitest";
import { useListBehind } from "../core/endless-list.ts";
import { listState, rowsOf } from "../core/list-state.ts";
import { customerQuery } from "../core/query.ts";
import { renderHook } from "../test/render.tsx";
import { serve } from "../test/server.ts";
import { signIn } from "../test/sign-in.ts";
import { usePaymentOutcome } from "./checkout/checkout.ts";
import type { NoticeEvent } from "./notifications/notice-stream.ts";
import { showNotices } from "./notifications/show-notices.ts";
import { useOrders } from "./orders/orders.ts";
import { useTickets } from "./support/tickets.ts";

vi.mock("../core/api-client.ts", () => import("../test/server.ts"));
const stream = vi.hoisted(() => ({ tell: (_event: NoticeEvent): void => undefined }));
vi.mock(import("./notifications/notice-stream.ts"), () => ({
  followNotices: (onEvent: typeof stream.tell) => {
    stream.tell = onEvent;
    return () => undefined;
  },
}));
const serveItems = (...ids: number[]) =>
  serve({ GET: () => ({ items: ids.map((id) => ({ id })), next: null, total: ids.length }) });

beforeEach(() => signIn());

/** Renders a hook on a page that follows the notifications. */
const shown = <Result,>(useResult: () => Result) =>
  renderHook(() => {
    const { mutate, cache } = useSWRConfig();
    useEffect(() => showNotices({ mutate, cache }), [mutate, cache]);
    return useResult();
  }).now;
const tell = (name: "open" | "notice", total: number, body_data?: object) =>
  stream.tell({
    name,
    data: { unread_counts: { total }, ...(body_data && { notification: { body_data } }) } as EventData,
  });

function usePoints() {
  const points = useListBehind((after?: number) =>
    customerQuery("/loyalty/points", { query: { after, per_page: 10 } }),
  );
  return listState(points, rowsOf(points.pages));
}
const ofOrder = { source_type: "normal", order_detail_id: 9 };

it.each<[string, () => Request<{ items: readonly { id: number }[] }>, object]>([
  ["orders", () => useOrders("", "").list, ofOrder],
  ["tickets", () => useTickets("care", "all"), { source_type: "ticket", order_detail_id: null }],
  ["points", usePoints, ofOrder],
])(
  "%s are refetched after one of their notifications, and after some were missed",
  async (_, useList, own) => {
    serveItems(1);
    const now = shown(() => {
      const list = useList();
      return list.state === "ready" ? list.items.map(({ id }) => id) : null;
    });
    await expect.poll(now).toEqual([1]);
    serveItems(2, 1);
    tell("notice", 1, own);
    await expect.poll(now).toEqual([2, 1]);
    serveItems(3, 2, 1);
    tell("open", 2);
    await expect.poll(now).toEqual([3, 2, 1]);
  },
);

it("shows that a payment arrived while its result page is open", async () => {
  let payment_status: number = PaymentStatus.pending;
  serve({ POST: () => ({ orders: [], payment_status }) });
  const now = shown(() => usePaymentOutcome(9).data?.payment_status);
  await expect.poll(now).toBe(PaymentStatus.pending);
  payment_status = PaymentStatus.complete;
  tell("notice", 1, ofOrder);
  await expect.poll(now).toBe(PaymentStatus.complete);
});
