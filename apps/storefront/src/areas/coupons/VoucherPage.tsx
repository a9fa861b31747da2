import { VOUCHER_STATES, VoucherScreen } from "@sen/ui/coupons";
import { useHref, type Values } from "../../core/route.ts";
import { AccountSection } from "../account/index.ts";
import { useLinks } from "../links.ts";
import { goodsHref, useVouchers } from "./coupons.ts";
import { couponRoutes } from "./routes.ts";

export default function VoucherPage({ status }: Values<typeof couponRoutes.wallet>) {
  const href = useHref();
  const links = useLinks();
  const tab = VOUCHER_STATES.find((state) => state === status) ?? "usable";
  return (
    <AccountSection current="voucher">
      <VoucherScreen
        tab={tab}
        tabHref={(state) => href(couponRoutes.wallet, { status: state === "usable" ? undefined : state })}
        list={useVouchers(tab)}
        couponHref={links.coupon}
        goodsHref={(coupon) => goodsHref(coupon, links)}
        hallHref={links.coupons}
        cartHref={links.cart}
      />
    </AccountSection>
  );
}
