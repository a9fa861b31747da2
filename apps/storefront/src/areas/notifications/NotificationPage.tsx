import type { Notification } from "@sen/api";
import { notificationOpening } from "@sen/domain";
import { localizedPath, unlocalizedPath, useLocale, useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { NotificationScreen, type NotificationScreenTab } from "@sen/ui/notifications";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { useNotifications, useUnreadCounts } from "./notifications.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { catalogRoutes } from "../catalog/routes.ts";
import { notificationRoutes } from "./routes.ts";
import { useAccountMenu } from "../account/index.ts";
import { usePlace } from "../../core/place.ts";

export default function NotificationPage() {
  const { t } = useTranslation("shell");
  const href = useHref();
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { tab = "all", page = 1 } = usePlace(notificationRoutes.list);
  const { list, read, readAll } = useNotifications(tab, page);
  const menu = useAccountMenu();
  const unread = useUnreadCounts();
  const hrefOf = (other: NotificationScreenTab, number = 1) =>
    href(notificationRoutes.list, {
      tab: other === "all" ? undefined : other,
      page: number > 1 ? number : undefined,
    });
  // There are fewer pages by now, or there never were so many.
  if (list.state === "ready" && page > list.lastPage) {
    return <Navigate to={hrefOf(tab, list.lastPage)} replace />;
  }
  const openingOf = ({ body_data }: Notification) => {
    const opening = notificationOpening(body_data, unlocalizedPath(pathname) + search);
    return opening && { ...opening, href: localizedPath(opening.href, locale) };
  };
  return (
    <AccountLayout {...menu} current={tab === "all" ? undefined : `notification_${tab}`}>
      <PageHead title={t("page.notifications")} noIndex />
      <NotificationScreen
        tab={tab}
        hrefOf={hrefOf}
        settingsHref={href(notificationRoutes.settings)}
        productsHref={href(catalogRoutes.products)}
        unread={unread}
        list={list}
        openingOf={openingOf}
        onRead={read}
        onReadAll={async () => {
          const refusal = await readAll();
          // Spec §4: back to the first page.
          if (refusal === null && page > 1) {
            await navigate(hrefOf(tab), { replace: true });
          }
          return refusal;
        }}
      />
    </AccountLayout>
  );
}
