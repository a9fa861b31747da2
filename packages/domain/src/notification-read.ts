/** The part of a list of notifications that reading changes. */
export interface ReadableNotifications {
  data: readonly { id: number; is_read: boolean }[];
  unread_count: number;
}

/** Decrements an unread count, never below 0. Spec §4, notification read. */
export const oneRead = (unread: number): number => Math.max(0, unread - 1);

/** Marks one notification as read and decrements the unread count if it was unread. Spec §4. */
export function withOneRead<List extends ReadableNotifications>(list: List, id: number): List {
  const isUnread = list.data.some((one) => one.id === id && !one.is_read);
  if (!isUnread) return list;
  return {
    ...list,
    data: list.data.map((one) => (one.id === id ? { ...one, is_read: true } : one)),
    unread_count: oneRead(list.unread_count),
  };
}
