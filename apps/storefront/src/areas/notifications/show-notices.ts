import type { EventData, Notification } from "@sen/api";
import type { useSWRConfig } from "swr";
import { cacheKey, CUSTOMERS } from "../../core/query.ts";
import { announceNotice } from "./notice-events.ts";
import { followNotices, type NoticeEvent } from "./notice-stream.ts";
import { unreadQuery } from "./unread-counts.ts";

/** What a notice about an order may change on the page. */
const OF_ORDERS: ReadonlySet<unknown> = new Set([
  "/orders/{id}",
  "/returns/{id}",
  "/refunds/{id}",
  "/complaints/detail",
  "/loyalty/points",
  "/loyalty/membership",
]);
const OF_TICKETS: ReadonlySet<unknown> = new Set(["/tickets/{id}", "/tickets"]);
/** Nobody else changes a payment that is being prepared, and it is over when its orders are placed. */
const OF_THIS_PAGE: ReadonlySet<unknown> = new Set(["/checkout/{id}"]);

/** Shows the customer's notices as they come: counts, and what of the page they are about. Returns what ends it. */
export function showNotices({ mutate, cache }: Pick<ReturnType<typeof useSWRConfig>, "mutate" | "cache">) {
  const countsKey = cacheKey(unreadQuery());

  /** Asks anew for what is shown of these calls. */
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
      // Before the stream was open anything may have happened; after that, something was read elsewhere.
      if (event.name === "open") await refreshAll();
      else announceNotice(null);
    }
  }
  return followNotices((event) => void apply(event).catch(() => undefined));
}
