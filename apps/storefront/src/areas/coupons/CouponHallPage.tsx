import { useTranslation } from "@sen/i18n";
import { CouponHallScreen, type CouponHallFilters } from "@sen/ui/coupons";
import type { PageQueries } from "../../core/page-data.ts";
import { useQuery } from "../../core/query.ts";
import { useHref, type Values } from "../../core/route.ts";
import { useMenus } from "../../shell/menus.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useNavigateInPlace } from "../../shell/use-scroll.ts";
import { useLinks } from "../links.ts";
import { couponCategoriesQuery, hallPageQuery, useCouponHall } from "./coupons.ts";
import { couponRoutes } from "./routes.ts";
import { useSavedCoupons } from "./saved-coupons.ts";

export const queries = (filters: CouponHallFilters): PageQueries => ({
  required: [hallPageQuery(filters)],
  optional: [couponCategoriesQuery()],
});

export default function CouponHallPage(filters: Values<typeof couponRoutes.hall>) {
  const { t } = useTranslation("shell");
  const href = useHref();
  const navigate = useNavigateInPlace();
  const list = useCouponHall(filters);
  const { savedCouponIds, onSaveCoupon } = useSavedCoupons(list.state === "ready" ? list.coupons : []);
  const hrefOf = (next: typeof filters) => href(couponRoutes.hall, next);
  return (
    <>
      <PageHead title={t("page.coupons")} description={t("page.coupons_description")} />
      <CouponHallScreen
        list={list}
        filters={filters}
        categories={useQuery(couponCategoriesQuery()).data?.data ?? []}
        malls={useMenus().malls}
        hrefOf={hrefOf}
        onSearch={(keyword) => navigate(hrefOf({ ...filters, keyword }))}
        couponHref={useLinks().coupon}
        savedIds={savedCouponIds}
        onSave={onSaveCoupon}
      />
    </>
  );
}
