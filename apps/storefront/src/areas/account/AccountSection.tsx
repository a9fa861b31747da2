import { useTranslation, type Translate } from "@sen/i18n";
import { AccountLayout, type AccountLayoutProps } from "@sen/ui/account";
import { PageHead } from "../../shell/PageHead.tsx";
import { useLinks } from "../links.ts";
import { useAccountMenu } from "./account-menu.ts";

export interface AccountSectionProps extends Pick<AccountLayoutProps, "current" | "listHref" | "children"> {
  title: Parameters<Translate<"shell">>[0];
}

/** A page of the account: its menu around it, and a title that search engines are not shown. */
export function AccountSection({ title, children, ...place }: AccountSectionProps) {
  const { t } = useTranslation("shell");
  return (
    <AccountLayout {...useAccountMenu()} {...place}>
      <PageHead title={t(title)} noIndex />
      {children}
    </AccountLayout>
  );
}

/** The same around a page about one order or one of its requests: the way back leads to the orders. */
export const OrderSection = (page: Omit<AccountSectionProps, "current" | "listHref">) => (
  <AccountSection {...page} current="purchase" listHref={useLinks().orders} />
);
