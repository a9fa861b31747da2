/** As much of a list of notifications as reading changes. */
export interface ReadableNotifications {
  data: readonly { id: number; is_read: boolean }[];
  unread_count: number;
}

/** One fewer, and never below 0. Spec §4, notification read. */
export const oneRead = (unread: number): number => Math.max(0, unread - 1);

/** The list with one notification read: it is marked, and the unread count falls where it was not. Spec §4. */
export function withOneRead<List extends ReadableNotifications>(list: List, id: number): List {
  const isUnread = list.data.some((one) => one.id === id && !one.is_read);
  if (!isUnread) return list;
  return {
    ...list,
    data: list.data.map((one) => (one.id === id ? { ...one, is_read: true } : one)),
    unread_count: oneRead(list.unread_count),
  };
}
