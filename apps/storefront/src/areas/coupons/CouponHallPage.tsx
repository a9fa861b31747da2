import { useTranslation } from "@sen/i18n";
import { CouponHallScreen } from "@sen/ui/coupons";
import { useNavigate } from "react-router-dom";
import { couponHallFilters, couponHallQuery } from "./coupon-hall-filters.ts";
import { useCouponCategories, useCouponHall } from "./coupons.ts";
import { useMenus } from "../../shell/menus.ts";
import { useSavedCoupons } from "./saved-coupons.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { usePlace } from "../../core/place.ts";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";

export default function CouponHallPage() {
  const { t } = useTranslation("shell");
  const { query } = usePlace();
  const paths = usePaths();
  const navigate = useNavigate();
  const filters = couponHallFilters(query);
  const { savedCouponIds, onSaveCoupon } = useSavedCoupons();
  const hrefOf = (next: typeof filters) => paths.coupons(couponHallQuery(next));
  return (
    <>
      <PageHead title={t("page.coupons")} description={t("page.coupons_description")} />
      <CouponHallScreen
        list={useCouponHall(filters)}
        filters={filters}
        categories={useCouponCategories().data?.data ?? []}
        malls={useMenus().malls}
        hrefOf={hrefOf}
        onSearch={(keyword) => void navigate(hrefOf({ ...filters, keyword }), { state: KEEP_SCROLL })}
        couponHref={paths.coupon}
        savedIds={savedCouponIds}
        onSave={onSaveCoupon}
      />
    </>
  );
}
