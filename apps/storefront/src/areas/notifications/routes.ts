import { NOTIFICATION_TABS } from "@sen/domain";
import { fields, oneOf, type Field } from "../../core/fields.ts";
import { ofAccount } from "../../core/page-kinds.ts";
import { route } from "../../core/route.ts";

/** The first page goes without saying. */
const page: Field<number> = {
  parse: (text) => (/^([2-9]|[1-9]\d{1,4})$/.test(text) ? Number(text) : undefined),
};

/** The area's pages and their addresses (docs/decisions.md, Routes). */
export const notificationRoutes = {
  list: route("/notification", {
    page: "notifications/NotificationPage",
    title: "page.notifications",
    texts: ["notifications", "account"],
    query: fields({ tab: oneOf(NOTIFICATION_TABS), page }),
    ...ofAccount,
    place: "notifications",
  }),
  settings: route("/account/notification", {
    page: "notifications/NotificationSettingsPage",
    title: "page.notification_settings",
    texts: ["notifications", "account"],
    ...ofAccount,
  }),
};
