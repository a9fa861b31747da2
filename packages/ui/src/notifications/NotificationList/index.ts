export {
  NotificationList,
  type NotificationListProps,
  type NotificationOpening,
} from "./NotificationList.tsx";
