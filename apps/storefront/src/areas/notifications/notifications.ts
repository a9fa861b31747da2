import type { ErrorEnvelope, Notification, NotificationPage, UnreadCounts } from "@sen/api";
import { NOTIFICATION_PAGE_SIZE, oneRead, withOneRead, type NotificationTab } from "@sen/domain";
import type { NotificationPageState, NotificationScreenTab } from "@sen/ui/notifications";
import { useSWRConfig } from "swr";
import { useCustomerId } from "../../core/session/use-customer.ts";
import { write } from "../../core/write.ts";
import { cacheKey, customerQuery, useQuery } from "../../core/query.ts";
import { requestState } from "../../core/request-state.ts";

interface ListAnswer {
  data: NotificationPage;
}
interface CountsAnswer {
  data: UnreadCounts;
}

export const unreadQuery = (customerId: number | null) =>
  customerQuery(customerId, "/notifications/unread", {});
const notificationsQuery = (customerId: number | null, tab: NotificationScreenTab, page: number) =>
  customerQuery(customerId, "/notifications", {
    params: { query: { ...(tab !== "all" && { type: tab }), page, per_page: NOTIFICATION_PAGE_SIZE } },
  });

/** How many notifications are unread; null for a guest and until it is known. */
export function useUnreadCounts(): UnreadCounts | null {
  return useQuery(unreadQuery(useCustomerId())).data?.data ?? null;
}

/** A page of the notifications under a tab, and marking them read. Spec §4 and §7. */
export function useNotifications(tab: NotificationScreenTab, page: number) {
  const customerId = useCustomerId();
  const { mutate } = useSWRConfig();
  const unread = unreadQuery(customerId);
  const countsKey = unread && cacheKey(unread);
  const asked = useQuery(notificationsQuery(customerId, tab, page));

  /** Every list is asked for anew; the one that is shown stays until its answer comes. */
  const refreshLists = () => mutate((key) => Array.isArray(key) && key[0] === "/notifications");
  const keepCounts = (data: UnreadCounts) =>
    countsKey &&
    mutate<CountsAnswer>(countsKey, (known) => ({ ...known, data }) as CountsAnswer, { revalidate: false });

  return {
    list: requestState(asked, ({ data }) => ({
      notifications: data.data,
      page: data.page,
      lastPage: data.last_page,
    })) satisfies NotificationPageState,
    /** Shown as read at once; as it was where the server does not take it. */
    async read({ id, type }: Notification): Promise<void> {
      await Promise.all([
        asked.mutate((known) => known && withRead(known, id), { revalidate: false }),
        countsKey &&
          mutate<CountsAnswer>(countsKey, (known) => known && withOneFewer(known, type), {
            revalidate: false,
          }),
      ]);
      const answer = await write("PUT /notifications/{id}/read", { path: { id } }).catch(() => null);
      if (answer?.data) await keepCounts(answer.data.data);
      else await Promise.all([asked.mutate(), countsKey && mutate(countsKey)]);
    },
    async readAll(): Promise<ErrorEnvelope | null> {
      const { data, refusal } = await write("PUT /notifications/read-all");
      if (!data) return refusal;
      await Promise.all([keepCounts(data.data), refreshLists()]);
      return null;
    },
  };
}

const withRead = <Answer extends ListAnswer>(answer: Answer, id: number): Answer => ({
  ...answer,
  data: withOneRead(answer.data, id),
});

const withOneFewer = (answer: CountsAnswer, tab: NotificationTab): CountsAnswer => ({
  ...answer,
  data: { ...answer.data, total: oneRead(answer.data.total), [tab]: oneRead(answer.data[tab]) },
});
