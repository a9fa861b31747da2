import type { PageQueries } from "../../core/page-module.ts";
import { useTranslation } from "@sen/i18n";
import { CouponHallScreen, type CouponHallFilters } from "@sen/ui/coupons";
import { useNavigate } from "react-router-dom";
import { useCouponCategories, useCouponHall, hallPageQuery, couponCategoriesQuery } from "./coupons.ts";
import { useMenus } from "../../shell/menus.ts";
import { useSavedCoupons } from "./saved-coupons.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { couponRoutes } from "./routes.ts";
import { usePlace } from "../../core/place.ts";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";

export const queries = (filters: CouponHallFilters): PageQueries => ({
  lists: [hallPageQuery(filters)],
  optional: [couponCategoriesQuery()],
});

export default function CouponHallPage() {
  const { t } = useTranslation("shell");
  const href = useHref();
  const navigate = useNavigate();
  const filters = usePlace(couponRoutes.hall);
  const { savedCouponIds, onSaveCoupon } = useSavedCoupons();
  const hrefOf = (next: typeof filters) => href(couponRoutes.hall, next);
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
        couponHref={(id) => href(couponRoutes.detail, { id })}
        savedIds={savedCouponIds}
        onSave={onSaveCoupon}
      />
    </>
  );
}
