import type { UnreadCounts } from "@sen/api";
import { customerQuery, useQuery } from "../../core/query.ts";

export const unreadQuery = () => customerQuery("/notifications/unread");

/** The unread counts; null for a guest and while loading. */
export const useUnreadCounts = (): UnreadCounts | null => useQuery(unreadQuery()).data?.data ?? null;
