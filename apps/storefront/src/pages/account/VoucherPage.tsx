import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { VOUCHER_STATES, VoucherScreen } from "@sen/ui/coupons";
import { useVouchers } from "../../data/coupons.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { usePaths } from "../../paths.ts";
import { useRequiredSession } from "../../session/use-required-session.ts";
import { useAccountMenu } from "../../shell/account-menu.ts";
import { couponGoodsPath } from "../../shell/coupon-goods-path.ts";
import { usePlace } from "../../shell/use-place.ts";

export default function VoucherPage() {
  const { t } = useTranslation("shell");
  useRequiredSession();
  const { query } = usePlace();
  const paths = usePaths();
  const tab = VOUCHER_STATES.find((state) => state === query.get("status")) ?? "usable";
  return (
    <AccountLayout {...useAccountMenu()} current="voucher">
      <PageHead title={t("page.vouchers")} noIndex />
      <VoucherScreen
        tab={tab}
        tabHref={(state) => paths.vouchers(state === "usable" ? undefined : state)}
        list={useVouchers(tab)}
        couponHref={paths.coupon}
        goodsHref={(coupon) => couponGoodsPath(coupon, paths)}
        hallHref={paths.coupons()}
        cartHref={paths.cart()}
      />
    </AccountLayout>
  );
}
