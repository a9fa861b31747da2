import { NotificationSettingsScreen } from "@sen/ui/notifications";
import { useHref } from "../../core/route.ts";
import { AccountSection } from "../account/index.ts";
import { accountRoutes } from "../account/routes.ts";
import { useNotificationSettings } from "./notification-settings.ts";

export default function NotificationSettingsPage() {
  return (
    <AccountSection current="notification_settings">
      <NotificationSettingsScreen
        {...useNotificationSettings()}
        profileHref={useHref()(accountRoutes.profile)}
      />
    </AccountSection>
  );
}
