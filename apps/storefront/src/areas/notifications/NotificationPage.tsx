import type { Notification } from "@sen/api";
import { NOTIFICATION_TABS, notificationOpening } from "@sen/domain";
import { localizedPath, unlocalizedPath, useLocale, useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { NotificationScreen } from "@sen/ui/notifications";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { useNotifications, useUnreadCounts } from "./notifications.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useRequiredSession } from "../../core/session/use-required-session.ts";
import { useAccountMenu } from "../account/index.ts";
import { usePlace } from "../../core/place.ts";

const PAGE = /^[1-9]\d{0,4}$/;

export default function NotificationPage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const paths = usePaths();
  const locale = useLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { query } = usePlace();
  const tab = NOTIFICATION_TABS.find((one) => one === query.get("tab")) ?? "activity";
  const asked = query.get("page") ?? "";
  const page = PAGE.test(asked) ? Number(asked) : 1;
  const { list, read, readAll } = useNotifications(tab, page);
  const menu = useAccountMenu();
  const unread = useUnreadCounts();
  // There are fewer pages by now, or there never were so many.
  if (list.state === "ready" && page > list.lastPage) {
    return <Navigate to={paths.notifications(tab, list.lastPage)} replace />;
  }
  const openingOf = ({ body_data }: Notification) => {
    const opening = notificationOpening(body_data, unlocalizedPath(pathname) + search);
    return opening && { ...opening, href: localizedPath(opening.href, locale) };
  };
  return (
    <AccountLayout {...menu} current={`notification_${tab}`}>
      <PageHead title={t("page.notifications")} noIndex />
      <NotificationScreen
        tab={tab}
        hrefOf={paths.notifications}
        settingsHref={paths.notificationSettings()}
        productsHref={paths.products()}
        unread={unread}
        list={list}
        openingOf={openingOf}
        onRead={read}
        onReadAll={async () => {
          const refusal = await readAll();
          // Spec §4: back to the first page.
          if (refusal === null && page > 1) await navigate(paths.notifications(tab), { replace: true });
          return refusal;
        }}
      />
    </AccountLayout>
  );
}
