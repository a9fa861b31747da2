/** The tabs of the notifications, in display order. Spec §2. */
export const NOTIFICATION_TABS = ["activity", "promotion", "order", "wallet"] as const;
export type NotificationTab = (typeof NOTIFICATION_TABS)[number];
