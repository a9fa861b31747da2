export * from "./NotificationList/NotificationList.tsx";
export * from "./NotificationScreen/NotificationScreen.tsx";
export * from "./NotificationSettingsScreen/NotificationSettingsScreen.tsx";
