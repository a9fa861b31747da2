export * from "./NotificationList/index.ts";
export * from "./NotificationScreen/index.ts";
export * from "./NotificationSettingsScreen/index.ts";
