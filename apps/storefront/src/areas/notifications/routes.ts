import { NOTIFICATION_TABS } from "@sen/domain";
import { fields, ofAccount, oneOf, route } from "../../core/route.ts";

export const notificationRoutes = {
  list: route("/notification", "notifications/NotificationPage", {
    ...ofAccount("page.notifications", "notifications"),
    query: fields({ tab: oneOf(NOTIFICATION_TABS) }),
    place: "notifications",
  }),
  settings: route(
    "/account/notification",
    "notifications/NotificationSettingsPage",
    ofAccount("page.notification_settings", "notifications"),
  ),
};
