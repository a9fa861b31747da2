import { useTranslation } from "@sen/i18n";
import { AccountLayout } from "@sen/ui/account";
import { VOUCHER_STATES, VoucherScreen } from "@sen/ui/coupons";
import { useVouchers } from "./coupons.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { useRequiredSession } from "../../core/session/use-required-session.ts";
import { useAccountMenu } from "../account/index.ts";
import { couponGoodsPath } from "./coupon-goods-path.ts";
import { usePlace } from "../../core/place.ts";

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
