import { NOTIFICATION_TABS } from "@sen/domain";
import { fields, oneOf } from "../../core/fields.ts";
import { ofAccount } from "../../core/page-kinds.ts";
import { route } from "../../core/route.ts";

export const notificationRoutes = {
  list: route("/notification", "notifications/NotificationPage", {
    title: "page.notifications",
    texts: ["notifications", "account"],
    query: fields({ tab: oneOf(NOTIFICATION_TABS) }),
    ...ofAccount,
    place: "notifications",
  }),
  settings: route("/account/notification", "notifications/NotificationSettingsPage", {
    title: "page.notification_settings",
    texts: ["notifications", "account"],
    ...ofAccount,
  }),
};
