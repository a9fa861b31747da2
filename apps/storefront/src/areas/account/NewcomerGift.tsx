import type { Coupon } from "@sen/api";
import { WelcomeGift } from "@sen/ui/account";
import { useSavedCoupons } from "../coupons/index.ts";
import { useLinks } from "../links.ts";

export function NewcomerGift({ now, items }: { now: string; items: readonly Coupon[] }) {
  const { coupon } = useLinks();
  return <WelcomeGift now={now} coupons={items} couponHref={coupon} {...useSavedCoupons(items)} />;
}
