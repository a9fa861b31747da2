export { followEvents } from "./follow-events.ts";
export {
  getUnreadCounts,
  listNotifications,
  readAllNotifications,
  readNotification,
} from "./notifications.ts";
export { removePushSubscription, savePushSubscription } from "./push-subscription.ts";
export { getNotificationSettings, updateNotificationSettings } from "./settings.ts";
