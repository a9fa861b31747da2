import type { EventData, Notification } from "@sen/api";
import type { useSWRConfig } from "swr";
import { outdatedLists } from "../../core/endless-list.ts";
import { cacheKey, CUSTOMERS } from "../../core/query.ts";
import { followNotices, type NoticeEvent } from "./notice-stream.ts";
import { unreadQuery } from "./unread-counts.ts";

/** Queries that a notification about an order may invalidate. */
const OF_ORDERS: ReadonlySet<unknown> = new Set([
  "/orders",
  "/orders/{id}",
  "/returns/{id}",
  "/refunds/{id}",
  "/complaints/detail",
  "/orders/counts",
  "/loyalty/membership",
  "/loyalty/points",
  "payment-outcome",
]);
const OF_TICKETS: ReadonlySet<unknown> = new Set(["/tickets/{id}", "/tickets"]);
const NOTIFICATIONS = "/notifications";
/** Only this page changes its checkout, which ends when the orders are placed. */
const OF_THIS_PAGE: ReadonlySet<unknown> = new Set(["/checkout/{id}"]);

const mayChange = ({ body_data: { source_type, order_detail_id } }: Notification, path: unknown) =>
  path === NOTIFICATIONS ||
  (order_detail_id !== null && OF_ORDERS.has(path)) ||
  (source_type === "ticket" && OF_TICKETS.has(path));

/** Applies notifications as they arrive: updates counts and refetches affected data. Returns a function that stops it. */
export function showNotices({ mutate, cache }: Pick<ReturnType<typeof useSWRConfig>, "mutate" | "cache">) {
  const countsKey = cacheKey(unreadQuery());

  /** Refetches the customer's queries and lists whose path matches. */
  const refresh = (isMeant: (path: unknown) => boolean) => {
    const isOutdated = (key: unknown) => Array.isArray(key) && key[2] === CUSTOMERS && isMeant(key[0]);
    outdatedLists.write(isOutdated);
    return mutate(isOutdated);
  };
  const refreshAll = () => refresh((path) => !OF_THIS_PAGE.has(path));
  const total = () =>
    (cache.get(countsKey)?.data as { data: EventData["unread_counts"] } | undefined)?.data.total;

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
    if (notification) await refresh((path) => mayChange(notification, path));
    else if (before !== undefined && unread_counts.total !== before) {
      // On opening the stream, anything may have changed before; later, a different total means that something was read elsewhere.
      if (event.name === "open") await refreshAll();
      else await refresh((path) => path === NOTIFICATIONS || OF_TICKETS.has(path));
    }
  }
  return followNotices((event) => void apply(event).catch(() => undefined));
}
