export {
  NotificationList,
  type NotificationListProps,
  type NotificationOpening,
} from "./NotificationList/NotificationList.tsx";
export {
  NotificationScreen,
  type NotificationPages,
  type NotificationScreenProps,
  type NotificationScreenTab,
} from "./NotificationScreen/NotificationScreen.tsx";
export {
  NotificationSettingsScreen,
  type NotificationSettingsScreenProps,
  type PushOnDevice,
} from "./NotificationSettingsScreen/NotificationSettingsScreen.tsx";
