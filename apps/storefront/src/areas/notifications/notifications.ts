import type { Notification, UnreadCounts } from "@sen/api";
import { NOTIFICATION_PAGE_SIZE, withOneRead } from "@sen/domain";
import type { NotificationScreenTab } from "@sen/ui/notifications";
import { useListBehind } from "../../core/endless-list.ts";
import { listState, uniqueRows } from "../../core/list-state.ts";
import { customerQuery, useAnswers } from "../../core/query.ts";
import { write, written, type Refused } from "../../core/write.ts";
import { unreadQuery } from "./unread-counts.ts";

const notificationsQuery = (tab: NotificationScreenTab, after?: number) =>
  customerQuery("/notifications", {
    query: { ...(tab !== "all" && { type: tab }), after, per_page: NOTIFICATION_PAGE_SIZE },
  });

/** A tab's notifications, paged, and marking them read. Spec §4 and §7. */
export function useNotifications(tab: NotificationScreenTab) {
  const { set } = useAnswers();
  const unread = unreadQuery();
  const pages = useListBehind((after?: number) => notificationsQuery(tab, after));
  const keepCounts = ({ data }: { data: UnreadCounts }) =>
    set(unread, (known) => known && { ...known, data });
  const list = listState(pages, uniqueRows(pages.pages?.flatMap(({ data }) => data.data) ?? []));
  return {
    // The list has no total: count the loaded items.
    list: list.state === "ready" ? { ...list, total: list.items.length } : list,
    /** Shown as read at once, refetched if the server refuses. The counts come with its response. */
    async onRead({ id }: Notification): Promise<void> {
      await pages.change((page) => ({ ...page, data: withOneRead(page.data, id) }));
      const answer = await write("PUT /notifications/{id}/read", { path: { id } }).catch(() => null);
      await (answer?.data ? keepCounts(answer.data) : pages.refresh());
    },
    onReadAll: (): Refused =>
      written(write("PUT /notifications/read-all"), (counts) =>
        Promise.all([keepCounts(counts), pages.refresh()]),
      ),
  };
}
