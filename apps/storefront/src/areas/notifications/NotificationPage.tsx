import type { Notification } from "@sen/api";
import { notificationOpening } from "@sen/domain";
import { unlocalizedPath } from "@sen/i18n";
import { NotificationScreen, type NotificationScreenTab } from "@sen/ui/notifications";
import { useLocation } from "react-router-dom";
import { useHref, type Values } from "../../core/href.ts";
import { useLinks } from "../links.ts";
import { useNotifications } from "./notifications.ts";
import { notificationRoutes } from "./routes.ts";
import { useUnreadCounts } from "./unread-counts.ts";

export default function NotificationPage({ tab: named }: Values<typeof notificationRoutes.list>) {
  const href = useHref();
  const tab = named ?? "all";
  const links = useLinks();
  const { pathname, search } = useLocation();
  const notifications = useNotifications(tab);
  const tabHref = (other: NotificationScreenTab) =>
    href(notificationRoutes.list, { tab: other === "all" ? undefined : other });
  const openingOf = ({ body_data }: Notification) => {
    const opening = notificationOpening(body_data, unlocalizedPath(pathname) + search);
    return opening && { ...opening, href: links.path(opening.href) };
  };
  return (
    <NotificationScreen
      tab={tab}
      tabHref={tabHref}
      settingsHref={href(notificationRoutes.settings)}
      productsHref={links.products}
      unread={useUnreadCounts()}
      {...notifications}
      openingOf={openingOf}
    />
  );
}
