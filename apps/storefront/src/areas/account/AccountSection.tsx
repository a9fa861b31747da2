import {
  AccountLayout,
  type AccountLayoutProps,
  type AccountMenuItem,
  type AccountScreenProps,
} from "@sen/ui/account";
import { useHref } from "../../core/href.ts";
import type { LayoutProps } from "../../core/page-data.ts";
import { useSession } from "../../core/session/session.ts";
import { signOut } from "../../core/session/sign-out.ts";
import { couponRoutes } from "../coupons/routes.ts";
import { useLinks } from "../links.ts";
import { loyaltyRoutes } from "../loyalty/routes.ts";
import { notificationRoutes } from "../notifications/routes.ts";
import { accountRoutes } from "./routes.ts";

/**
 * The account's menu around a page, at the entry that leads to it. A page about one order belongs to the orders, and its back link
 * leads there.
 */
export function AccountSection({ match: { row, values }, children }: LayoutProps) {
  const menu = useAccountMenu();
  const page = useHref()(row, values);
  const entries = Object.entries(menu.hrefs) as [AccountMenuItem, string][];
  const [entry] = entries.find(([, href]) => page === href || page.startsWith(`${href}?`)) ?? [];
  const list = !entry && row.place === "orders" ? "purchase" : undefined;
  return (
    <AccountLayout {...menu} current={entry ?? list} listHref={list && menu.hrefs[list]}>
      {children}
    </AccountLayout>
  );
}

/** Props of the account's menu for the signed-in customer, with the sign-out. */
export function useAccountMenu(): Pick<AccountLayoutProps, "customer" | "accountHref" | "onSignOut"> &
  Pick<AccountScreenProps, "hrefs"> {
  const { session } = useSession();
  const href = useHref();
  const links = useLinks();
  return {
    customer: session?.profile ?? null,
    hrefs: {
      profile: href(accountRoutes.profile),
      address: href(accountRoutes.addresses),
      password: href(accountRoutes.password),
      remove: href(accountRoutes.remove),
      purchase: links.orders,
      voucher: href(couponRoutes.wallet),
      wish_list: links.wishList,
      followed_shops: links.followedShops,
      shop_questions: links.shopQuestions,
      membership: href(loyaltyRoutes.membership),
      identity: links.identity,
      language: href(accountRoutes.language),
      notification_order: href(notificationRoutes.list, { tab: "order" }),
      notification_promotion: href(notificationRoutes.list, { tab: "promotion" }),
      notification_wallet: href(notificationRoutes.list, { tab: "wallet" }),
      notification_activity: href(notificationRoutes.list, { tab: "activity" }),
      notification_settings: href(notificationRoutes.settings),
    },
    accountHref: links.account,
    onSignOut: () => signOut(links.home),
  };
}
