import type { EventData, Notification } from "@sen/api";
import { useEffect, useEffectEvent } from "react";
import { useSWRConfig } from "swr";
import { announceNotice } from "./notice-events.ts";
import type { NoticeEvent } from "./notice-stream.ts";
import { unreadQuery } from "./unread-counts.ts";
import { cacheKey } from "../../core/query.ts";
import { useCustomerId } from "../../core/session/session.ts";

/** A page that was just opened has other things to do first, in ms. */
const SETTLE_MS = 2_000;

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
const LISTS: ReadonlySet<unknown> = new Set(["/notifications"]);
/** Nobody else changes a payment that is being prepared, and it is over when its orders are placed. */
const OF_THIS_PAGE: ReadonlySet<unknown> = new Set(["/checkout/{id}"]);

/** Keeps counts and the page in view as they are on the server, while a customer is here. */
export function useNotices(): void {
  const customerId = useCustomerId();
  const { mutate, cache } = useSWRConfig();
  const unread = unreadQuery(customerId);
  const countsKey = unread && cacheKey(unread);

  /** Asks anew for what is shown of these calls. */
  const refresh = (isMeant: (path: unknown) => boolean) =>
    mutate((key) => Array.isArray(key) && key[2] === customerId && isMeant(key[0]));
  const total = () =>
    countsKey === null
      ? 0
      : (cache.get(countsKey)?.data as { data: EventData["unread_counts"] } | undefined)?.data.total;

  const show = async (notification: Notification) => {
    const { source_type, order_detail_id } = notification.body_data;
    announceNotice(notification);
    await refresh(
      (path) =>
        LISTS.has(path) ||
        (order_detail_id !== null && OF_ORDERS.has(path)) ||
        (source_type === "ticket" && OF_TICKETS.has(path)),
    );
  };

  const hear = useEffectEvent(async (heard: NoticeEvent) => {
    if (countsKey === null) return;
    const before = total();
    if (heard.name === "ask") {
      await mutate(countsKey);
      if (total() !== before) await refresh((path) => !OF_THIS_PAGE.has(path));
      return;
    }
    const { unread_counts, notification } = heard.data;
    const answer = { code: 200, status: 1, message: "", data: unread_counts };
    await mutate(countsKey, answer, { revalidate: false });
    if (notification) await show(notification);
    else if (before !== undefined && unread_counts.total !== before) {
      // Before the stream was open anything may have happened; after that, something was read elsewhere.
      await refresh((path) => (heard.name === "open" ? !OF_THIS_PAGE.has(path) : LISTS.has(path)));
    }
  });
  useEffect(() => {
    if (customerId === null) return;
    let end: (() => void) | undefined;
    let isOver = false;
    const timer = setTimeout(() => {
      import("./notice-stream.ts").then(
        ({ followNotices }) => {
          if (!isOver) end = followNotices(customerId, (heard) => void hear(heard).catch(() => undefined));
        },
        // Counts come with each page that is opened.
        () => undefined,
      );
    }, SETTLE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      end?.();
    };
  }, [customerId]);
}
