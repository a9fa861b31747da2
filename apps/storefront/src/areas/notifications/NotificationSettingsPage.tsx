import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { NotificationSettingsScreen } from "@sen/ui/notifications";
import { useNotificationSettings } from "./notification-settings.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useRequiredSession } from "../../core/session/use-required-session.ts";
import { useAccountMenu } from "../account/index.ts";

export default function NotificationSettingsPage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const { request, push, save, turnPush } = useNotificationSettings();
  return (
    <AccountLayout {...useAccountMenu()} current="notification_settings">
      <PageHead title={t("page.notification_settings")} noIndex />
      <NotificationSettingsScreen
        request={request}
        push={push}
        profileHref={usePaths().profile()}
        onSave={save}
        onPush={turnPush}
      />
    </AccountLayout>
  );
}
