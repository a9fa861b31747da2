export {
  NotificationScreen,
  type NotificationPageState,
  type NotificationScreenProps,
  type NotificationScreenTab,
} from "./NotificationScreen.tsx";
