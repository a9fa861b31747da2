import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { VOUCHER_STATES, VoucherScreen } from "@sen/ui/coupons";
import { useVouchers } from "./coupons.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { cartRoutes } from "../cart/routes.ts";
import { couponRoutes } from "./routes.ts";
import { useAccountMenu } from "../account/index.ts";
import { couponGoodsPath } from "./coupon-goods-path.ts";
import { usePlace } from "../../core/place.ts";

export default function VoucherPage() {
  const { t } = useTranslation("shell");
  const { status } = usePlace(couponRoutes.wallet);
  const href = useHref();
  const tab = VOUCHER_STATES.find((state) => state === status) ?? "usable";
  return (
    <AccountLayout {...useAccountMenu()} current="voucher">
      <PageHead title={t("page.vouchers")} noIndex />
      <VoucherScreen
        tab={tab}
        tabHref={(state) => href(couponRoutes.wallet, { status: state === "usable" ? undefined : state })}
        list={useVouchers(tab)}
        couponHref={(id) => href(couponRoutes.detail, { id })}
        goodsHref={(coupon) => couponGoodsPath(coupon, href)}
        hallHref={href(couponRoutes.hall)}
        cartHref={href(cartRoutes.cart)}
      />
    </AccountLayout>
  );
}
