import { useTranslation } from "@sen/i18n";
import { AccountScreen } from "@sen/ui/account";
import { useAccountMenu } from "./account-menu.ts";
import { PageHead } from "../../shell/PageHead.tsx";

export default function AccountPage() {
  const { t } = useTranslation("shell");
  const { customer, hrefs, onSignOut } = useAccountMenu();
  return (
    <>
      <PageHead title={t("page.account")} noIndex />
      <AccountScreen customer={customer} hrefs={hrefs} onSignOut={onSignOut} />
    </>
  );
}
