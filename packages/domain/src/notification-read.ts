/** The part of a list of notifications that reading changes. */
export interface ReadableNotifications {
  data: readonly { id: number; is_read: boolean }[];
  unread_count: number;
}

/** Marks one notification as read and decrements the unread count, never below 0, if it was unread. Spec §4, notification read. */
export function withOneRead<List extends ReadableNotifications>(list: List, id: number): List {
  const isUnread = list.data.some((one) => one.id === id && !one.is_read);
  if (!isUnread) return list;
  return {
    ...list,
    data: list.data.map((one) => (one.id === id ? { ...one, is_read: true } : one)),
    unread_count: Math.max(0, list.unread_count - 1),
  };
}
