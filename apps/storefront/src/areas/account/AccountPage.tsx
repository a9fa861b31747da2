import { ORDER_SHORTCUTS } from "@sen/domain";
import { AccountScreen, type AccountOverview } from "@sen/ui/account";
import { lazyPart } from "@sen/ui/primitives";
import { customerQuery, useQuery } from "../../core/query.ts";
import { useLinks } from "../links.ts";
import { useAccountMenu } from "./AccountSection.tsx";

/** Only new customers have one, so others do not load the coupons' code. */
const NewcomerGift = lazyPart(() => import("./NewcomerGift.tsx").then((module) => module.NewcomerGift));

export default function AccountPage() {
  const { ordersOf } = useLinks();
  const gift = useQuery(customerQuery("/coupons/newcomer")).data?.data;
  return (
    <AccountScreen
      {...useAccountMenu()}
      overview={useAccountOverview()}
      welcome={gift && gift.items.length > 0 && <NewcomerGift {...gift} />}
      shortcutHref={(shortcut) => ordersOf(ORDER_SHORTCUTS[shortcut])}
    />
  );
}

/** Summary of orders, points, coupons, wishes and followed shops; null where not loaded yet. */
function useAccountOverview(): AccountOverview {
  const member = useQuery(customerQuery("/loyalty/membership")).data?.data;
  const usable = customerQuery("/coupons/mine", { query: { state: "usable", per_page: 1 } });
  return {
    orders: useQuery(customerQuery("/orders/counts")).data?.data ?? null,
    membership: member ? { points: member.points, tier: member.card?.tier ?? null } : null,
    vouchers: useQuery(usable).data?.data.total ?? null,
    wishes: useQuery(customerQuery("/wish-list/products")).data?.data.length ?? null,
    followedShops: useQuery(customerQuery("/followed-shops/ids")).data?.data.length ?? null,
  };
}
