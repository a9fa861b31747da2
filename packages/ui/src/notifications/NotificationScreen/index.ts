export {
  NotificationScreen,
  type NotificationPageState,
  type NotificationScreenProps,
} from "./NotificationScreen.tsx";
