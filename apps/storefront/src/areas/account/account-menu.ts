import type { AccountLayoutProps } from "@sen/ui/account";
import { useHref } from "../../core/route.ts";
import { accountRoutes } from "./routes.ts";
import { catalogRoutes } from "../catalog/routes.ts";
import { couponRoutes } from "../coupons/routes.ts";
import { loyaltyRoutes } from "../loyalty/routes.ts";
import { notificationRoutes } from "../notifications/routes.ts";
import { orderRoutes } from "../orders/routes.ts";
import { signOut } from "../../core/session/sign-out.ts";
import { useSession } from "../../core/session/use-session.ts";

/** The account's menu for whoever is signed in, and the way out. */
export function useAccountMenu(): Pick<
  AccountLayoutProps,
  "customer" | "hrefs" | "accountHref" | "onSignOut"
> {
  const { session } = useSession();
  const href = useHref();
  const profile = session?.profile;
  return {
    customer: profile ? { full_name: profile.full_name, phone: profile.phone } : null,
    hrefs: {
      profile: href(accountRoutes.profile),
      address: href(accountRoutes.addresses),
      password: href(accountRoutes.password),
      remove: href(accountRoutes.remove),
      purchase: href(orderRoutes.list),
      voucher: href(couponRoutes.wallet),
      wish_list: href(catalogRoutes.wishList),
      membership: href(loyaltyRoutes.membership),
      identity: href(loyaltyRoutes.identity),
      language: href(accountRoutes.language),
      notification_order: href(notificationRoutes.list, { tab: "order" }),
      notification_promotion: href(notificationRoutes.list, { tab: "promotion" }),
      notification_wallet: href(notificationRoutes.list, { tab: "wallet" }),
      notification_activity: href(notificationRoutes.list, { tab: "activity" }),
      notification_settings: href(notificationRoutes.settings),
    },
    accountHref: href(accountRoutes.overview),
    onSignOut: () => {
      signOut(href(catalogRoutes.home));
    },
  };
}

/** What stands around a page about one order or one of its requests: the menu, and the way back to the list. */
export function useOrderMenu(): ReturnType<typeof useAccountMenu> &
  Pick<AccountLayoutProps, "current" | "listHref"> {
  return { ...useAccountMenu(), current: "purchase", listHref: useHref()(orderRoutes.list) };
}
