import type { UnreadCounts } from "@sen/api";
import { customerQuery, useQuery } from "../../core/query.ts";

/** How many notifications are unread, under each tab and in all. */
export const unreadQuery = () => customerQuery("/notifications/unread");

/** The same once it is known; null for a guest. */
export const useUnreadCounts = (): UnreadCounts | null => useQuery(unreadQuery()).data?.data ?? null;
