import { ORDER_SHORTCUTS } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { AccountScreen } from "@sen/ui/account";
import { useAccountMenu } from "./account-menu.ts";
import { useAccountOverview } from "./account-overview.ts";
import { useHref } from "../../core/route.ts";
import { orderRoutes } from "../orders/routes.ts";
import { PageHead } from "../../shell/PageHead.tsx";

export default function AccountPage() {
  const { t } = useTranslation("shell");
  const { customer, hrefs, onSignOut } = useAccountMenu();
  const href = useHref();
  return (
    <>
      <PageHead title={t("page.account")} noIndex />
      <AccountScreen
        customer={customer}
        hrefs={hrefs}
        onSignOut={onSignOut}
        overview={useAccountOverview()}
        shortcutHref={(shortcut) => href(orderRoutes.list, { status: ORDER_SHORTCUTS[shortcut] })}
      />
    </>
  );
}
