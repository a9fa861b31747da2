import { AccountLayout, type AccountLayoutProps } from "@sen/ui/account";
import { useLinks } from "../links.ts";
import { useAccountMenu } from "./account-menu.ts";

/** A page of the account, with its menu around it. */
export const AccountSection = (page: Pick<AccountLayoutProps, "current" | "listHref" | "children">) => (
  <AccountLayout {...useAccountMenu()} {...page} />
);

/** The same around a page about one order or one of its requests: the way back leads to the orders. */
export const OrderSection = ({ children }: Pick<AccountLayoutProps, "children">) => (
  <AccountSection current="purchase" listHref={useLinks().orders}>
    {children}
  </AccountSection>
);
