import type { EventData, Notification } from "@sen/api";
import type { useSWRConfig } from "swr";
import { cacheKey, CUSTOMERS } from "../../core/query.ts";
import { announceNotice } from "./notice-events.ts";
import { followNotices, type NoticeEvent } from "./notice-stream.ts";
import { unreadQuery } from "./unread-counts.ts";

/** Queries that a notification about an order may invalidate. */
const OF_ORDERS: ReadonlySet<unknown> = new Set([
  "/orders/{id}",
  "/returns/{id}",
  "/refunds/{id}",
  "/complaints/detail",
  "/orders/counts",
  "/loyalty/membership",
  "payment-outcome",
]);
const OF_TICKETS: ReadonlySet<unknown> = new Set(["/tickets/{id}", "/tickets"]);
/** Only this page changes its checkout, which ends when the orders are placed. */
const OF_THIS_PAGE: ReadonlySet<unknown> = new Set(["/checkout/{id}"]);

/** Applies notifications as they arrive: updates counts and refetches affected data. Returns a function that stops it. */
export function showNotices({ mutate, cache }: Pick<ReturnType<typeof useSWRConfig>, "mutate" | "cache">) {
  const countsKey = cacheKey(unreadQuery());

  /** Refetches the customer's queries whose path matches. */
  const refresh = (isMeant: (path: unknown) => boolean) =>
    mutate((key) => Array.isArray(key) && key[2] === CUSTOMERS && isMeant(key[0]));
  const refreshAll = () => {
    announceNotice(null);
    return refresh((path) => !OF_THIS_PAGE.has(path));
  };
  const total = () =>
    (cache.get(countsKey)?.data as { data: EventData["unread_counts"] } | undefined)?.data.total;

  async function show(notification: Notification): Promise<void> {
    const { source_type, order_detail_id } = notification.body_data;
    announceNotice(notification);
    await refresh(
      (path) =>
        (order_detail_id !== null && OF_ORDERS.has(path)) ||
        (source_type === "ticket" && OF_TICKETS.has(path)),
    );
  }
  async function apply(event: NoticeEvent): Promise<void> {
    const before = total();
    if (event.name === "ask") {
      await mutate(countsKey);
      if (total() !== before) await refreshAll();
      return;
    }
    const { unread_counts, notification } = event.data;
    const answer = { code: 200, status: 1, message: "", data: unread_counts };
    await mutate(countsKey, answer, { revalidate: false });
    if (notification) await show(notification);
    else if (before !== undefined && unread_counts.total !== before) {
      // On opening the stream, anything may have changed before; later, a different total means that something was read elsewhere.
      if (event.name === "open") await refreshAll();
      else announceNotice(null);
    }
  }
  return followNotices((event) => void apply(event).catch(() => undefined));
}
