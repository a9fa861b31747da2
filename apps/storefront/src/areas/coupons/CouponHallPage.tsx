import { useTranslation } from "@sen/i18n";
import { CouponHallScreen, type CouponHallFilters } from "@sen/ui/coupons";
import { useListBehind } from "../../core/endless-list.ts";
import { listState, rowsOf } from "../../core/list-state.ts";
import { query, useQuery, type PageQueries } from "../../core/query.ts";
import { useHref, type Values } from "../../core/href.ts";
import { useMenus } from "../../shell/menus.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useNavigateInPlace } from "../../shell/use-scroll.ts";
import { useLinks } from "../links.ts";
import { COUPONS_A_PAGE } from "./coupons.ts";
import { couponRoutes } from "./routes.ts";
import { useSavedCoupons } from "./saved-coupons.ts";

const categoriesQuery = () => query("/coupons/categories");

/** A page of the coupons that can be saved now: the first, or the one after the coupon `after`. */
const hallQuery = (filters: CouponHallFilters, after?: number) =>
  query("/coupons", { query: { after, per_page: COUPONS_A_PAGE, ...filters } });

export const queries = (filters: CouponHallFilters): PageQueries => ({
  required: [hallQuery(filters)],
  optional: [categoriesQuery()],
});

export default function CouponHallPage(filters: Values<typeof couponRoutes.hall>) {
  const { t } = useTranslation("shell");
  const href = useHref();
  const navigate = useNavigateInPlace();
  const list = useListBehind((after?: number) => hallQuery(filters, after), { keepPreviousData: true });
  const coupons = rowsOf(list.pages);
  const hrefOf = (next: typeof filters) => href(couponRoutes.hall, next);
  return (
    <>
      <PageHead title={t("page.coupons")} description={t("page.coupons_description")} />
      <CouponHallScreen
        list={listState(list, coupons)}
        filters={filters}
        categories={useQuery(categoriesQuery()).data?.data ?? []}
        malls={useMenus().malls}
        hrefOf={hrefOf}
        onSearch={(keyword) => navigate(hrefOf({ ...filters, keyword }))}
        couponHref={useLinks().coupon}
        {...useSavedCoupons(coupons)}
      />
    </>
  );
}
