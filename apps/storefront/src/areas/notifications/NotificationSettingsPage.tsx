import { NotificationSettingsScreen } from "@sen/ui/notifications";
import { useHref } from "../../core/route.ts";
import { AccountSection } from "../account/index.ts";
import { accountRoutes } from "../account/routes.ts";
import { useNotificationSettings } from "./notification-settings.ts";

export default function NotificationSettingsPage() {
  const { request, push, save, turnPush } = useNotificationSettings();
  return (
    <AccountSection current="notification_settings">
      <NotificationSettingsScreen
        request={request}
        push={push}
        profileHref={useHref()(accountRoutes.profile)}
        onSave={save}
        onPush={turnPush}
      />
    </AccountSection>
  );
}
