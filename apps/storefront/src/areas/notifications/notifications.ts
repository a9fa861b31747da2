import type { Notification, UnreadCounts } from "@sen/api";
import { NOTIFICATION_PAGE_SIZE, oneRead, withOneRead } from "@sen/domain";
import type { NotificationScreenTab } from "@sen/ui/notifications";
import { listState, uniqueRows, useForgetLists, useListBehind } from "../../core/endless-list.ts";
import { customerQuery, useAnswers } from "../../core/query.ts";
import { write, written, type Refused } from "../../core/write.ts";
import { useNoticesChange } from "./notice-events.ts";
import { unreadQuery } from "./unread-counts.ts";

const notificationsQuery = (tab: NotificationScreenTab, after?: number) =>
  customerQuery("/notifications", {
    query: { ...(tab !== "all" && { type: tab }), after, per_page: NOTIFICATION_PAGE_SIZE },
  });

/** A tab's notifications, paged, and marking them read. Spec §4 and §7. */
export function useNotifications(tab: NotificationScreenTab) {
  const { set, refetch } = useAnswers();
  const unread = unreadQuery();
  const forgetLists = useForgetLists("/notifications");
  const pages = useListBehind((after?: number) => notificationsQuery(tab, after), {
    keepPreviousData: false,
  });
  useNoticesChange(() => {
    // Other tabs' lists are fetched when shown. If refreshing fails, the current list stays.
    Promise.all([forgetLists(notificationsQuery(tab)), pages.refresh()]).catch(() => undefined);
  });
  const keepCounts = ({ data }: { data: UnreadCounts }) =>
    set(unread, (known) => known && { ...known, data });
  const list = listState(pages, uniqueRows(pages.pages?.flatMap(({ data }) => data.data) ?? []));
  return {
    // The list has no total: count the loaded items.
    list: list.state === "ready" ? { ...list, total: list.items.length } : list,
    /** Optimistic; refetched if the server refuses. */
    async onRead({ id, type }: Notification): Promise<void> {
      await Promise.all([
        pages.change((page) => ({ ...page, data: withOneRead(page.data, id) })),
        set(unread, (known) => {
          if (!known) return known;
          const { data } = known;
          return { ...known, data: { ...data, total: oneRead(data.total), [type]: oneRead(data[type]) } };
        }),
      ]);
      const answer = await write("PUT /notifications/{id}/read", { path: { id } }).catch(() => null);
      if (answer?.data) await keepCounts(answer.data);
      else await Promise.all([pages.refresh(), refetch(unread)]);
    },
    /** Returns to the first page and refetches it. The current list stays until the response arrives. */
    onReadAll: (): Refused =>
      written(write("PUT /notifications/read-all"), async (counts) => {
        await Promise.all([keepCounts(counts), forgetLists(notificationsQuery(tab))]);
        await pages.restart();
      }),
  };
}
