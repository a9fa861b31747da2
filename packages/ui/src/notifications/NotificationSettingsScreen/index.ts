export {
  NotificationSettingsScreen,
  type NotificationSettingsScreenProps,
  type PushOnDevice,
} from "./NotificationSettingsScreen.tsx";
