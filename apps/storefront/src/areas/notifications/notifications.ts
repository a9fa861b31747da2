import type { Notification, UnreadCounts } from "@sen/api";
import { NOTIFICATION_PAGE_SIZE, oneRead, withOneRead } from "@sen/domain";
import type { NotificationPageState, NotificationScreenTab } from "@sen/ui/notifications";
import { useSWRConfig } from "swr";
import { useAnswers, useCustomerQuery } from "../../core/query.ts";
import { requestState } from "../../core/request-state.ts";
import { useCustomerId } from "../../core/session/session.ts";
import { write, written, type Refused } from "../../core/write.ts";
import { unreadQuery } from "./unread-counts.ts";

/** A page of the notifications under a tab, and marking them read. Spec §4 and §7. */
export function useNotifications(tab: NotificationScreenTab, page: number) {
  const { mutate } = useSWRConfig();
  const { set, refetch } = useAnswers();
  const unread = unreadQuery(useCustomerId());
  const asked = useCustomerQuery("/notifications", {
    params: { query: { ...(tab !== "all" && { type: tab }), page, per_page: NOTIFICATION_PAGE_SIZE } },
  });
  const keepCounts = ({ data }: { data: UnreadCounts }) =>
    set(unread, (known) => known && { ...known, data });
  return {
    list: requestState(asked, ({ data }) => ({
      notifications: data.data,
      page: data.page,
      lastPage: data.last_page,
    })) satisfies NotificationPageState,
    /** Shown as read at once; as it was where the server does not take it. */
    async read({ id, type }: Notification): Promise<void> {
      await Promise.all([
        asked.mutate((known) => known && { ...known, data: withOneRead(known.data, id) }, {
          revalidate: false,
        }),
        set(unread, (known) => {
          if (!known) return known;
          const { data } = known;
          return { ...known, data: { ...data, total: oneRead(data.total), [type]: oneRead(data[type]) } };
        }),
      ]);
      const answer = await write("PUT /notifications/{id}/read", { path: { id } }).catch(() => null);
      if (answer?.data) await keepCounts(answer.data);
      else await Promise.all([asked.mutate(), refetch(unread)]);
    },
    /** Every list is asked for anew; the one that is shown stays until its answer comes. */
    readAll: (): Refused =>
      written(write("PUT /notifications/read-all"), (counts) =>
        Promise.all([keepCounts(counts), mutate((key) => Array.isArray(key) && key[0] === "/notifications")]),
      ),
  };
}
