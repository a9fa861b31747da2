import type { AccountLayoutProps } from "@sen/ui/account";
import { usePaths } from "../../core/paths.ts";
import { signOut } from "../../core/session/sign-out.ts";
import { useSession } from "../../core/session/use-session.ts";

/** The account's menu for whoever is signed in, and the way out. */
export function useAccountMenu(): Pick<
  AccountLayoutProps,
  "customer" | "hrefs" | "accountHref" | "onSignOut"
> {
  const { session } = useSession();
  const paths = usePaths();
  const profile = session?.profile;
  return {
    customer: profile ? { full_name: profile.full_name, phone: profile.phone } : null,
    hrefs: {
      profile: paths.profile(),
      address: paths.address(),
      password: paths.password(),
      remove: paths.removeAccount(),
      purchase: paths.purchase(),
      voucher: paths.vouchers(),
      membership: paths.membership(),
      identity: paths.identity(),
      language: paths.language(),
      notification_order: paths.notifications("order"),
      notification_promotion: paths.notifications("promotion"),
      notification_wallet: paths.notifications("wallet"),
      notification_activity: paths.notifications("activity"),
      notification_settings: paths.notificationSettings(),
    },
    accountHref: paths.account(),
    onSignOut: () => {
      signOut(paths.home());
    },
  };
}

/** What stands around a page about one order or one of its requests: the menu, and the way back to the list. */
export function useOrderMenu(): ReturnType<typeof useAccountMenu> &
  Pick<AccountLayoutProps, "current" | "listHref"> {
  return { ...useAccountMenu(), current: "purchase", listHref: usePaths().purchase() };
}
