import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { NotificationSettingsScreen } from "@sen/ui/notifications";
import { useNotificationSettings } from "./notification-settings.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { accountRoutes } from "../account/routes.ts";
import { useAccountMenu } from "../account/index.ts";

export default function NotificationSettingsPage() {
  const { t } = useTranslation("shell");
  const { request, push, save, turnPush } = useNotificationSettings();
  return (
    <AccountLayout {...useAccountMenu()} current="notification_settings">
      <PageHead title={t("page.notification_settings")} noIndex />
      <NotificationSettingsScreen
        request={request}
        push={push}
        profileHref={useHref()(accountRoutes.profile)}
        onSave={save}
        onPush={turnPush}
      />
    </AccountLayout>
  );
}
