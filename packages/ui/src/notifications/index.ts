export {
  NotificationList,
  type NotificationOpening,
  type NotificationListProps,
} from "./NotificationList/NotificationList.tsx";
export {
  NotificationScreen,
  type NotificationPages,
  type NotificationScreenTab,
  type NotificationScreenProps,
} from "./NotificationScreen/NotificationScreen.tsx";
export {
  NotificationSettingsScreen,
  type PushOnDevice,
  type NotificationSettingsScreenProps,
} from "./NotificationSettingsScreen/NotificationSettingsScreen.tsx";
