import { useTranslation } from "@sen/i18n";
import { AccountScreen } from "@sen/ui/account";
import { useAccountMenu } from "../account-menu.ts";
import { PageHead } from "../head/PageHead.tsx";
import { routePage } from "../route-page.ts";
import { useRequiredSession } from "../session/useRequiredSession.ts";
import type { ShellHandle } from "../shell/ShopShell.tsx";

export const handle: ShellHandle = { place: "account" };

export default routePage(function AccountRoute() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const { customer, hrefs, onSignOut } = useAccountMenu();
  return (
    <>
      <PageHead title={t("page.account")} noIndex />
      <AccountScreen customer={customer} hrefs={hrefs} onSignOut={onSignOut} />
    </>
  );
});
