import type { UnreadCounts } from "@sen/api";
import { customerQuery, useQuery } from "../../core/query.ts";
import { useCustomerId } from "../../core/session/session.ts";

/** How many notifications are unread, under each tab and in all. */
export const unreadQuery = (customerId: number | null) =>
  customerQuery(customerId, "/notifications/unread", {});

/** The same once it is known; null for a guest. */
export const useUnreadCounts = (): UnreadCounts | null =>
  useQuery(unreadQuery(useCustomerId())).data?.data ?? null;
