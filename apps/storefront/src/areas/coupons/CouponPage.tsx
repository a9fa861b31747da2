import type { PageQueries } from "../../core/page-module.ts";
import type { Coupon } from "@sen/api";
import { CouponScreen } from "@sen/ui/coupons";
import { useCoupon, couponQuery } from "./coupons.ts";
import { pageState } from "../../core/request-state.ts";
import { useSavedCoupons } from "./saved-coupons.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref, type Values } from "../../core/route.ts";
import { catalogRoutes } from "../catalog/routes.ts";
import { couponRoutes } from "./routes.ts";
import { copyText } from "../../shell/copy-text.ts";
import { couponGoodsPath } from "./coupon-goods-path.ts";
import { usePlace } from "../../core/place.ts";

export const queries = ({ id }: Values<typeof couponRoutes.detail>): PageQueries => ({
  required: [couponQuery(id)],
});

export default function CouponPage() {
  const { id } = usePlace(couponRoutes.detail);
  const href = useHref();
  const request = pageState(useCoupon(id), ({ data }) => ({ coupon: data }));
  const { savedCoupons, onSaveCoupon } = useSavedCoupons();
  const mine = savedCoupons.find((one) => one.id === id);
  return (
    <>
      {request.state === "ready" && (
        <PageHead title={request.coupon.name} description={request.coupon.description} />
      )}
      <CouponScreen
        request={request}
        saved={mine !== undefined}
        used={Boolean(mine?.used_at)}
        onSave={onSaveCoupon}
        onCopy={copyText}
        hrefs={{
          home: href(catalogRoutes.home),
          coupons: href(couponRoutes.hall),
          shop: (id) => href(catalogRoutes.shop, { id }),
          mall: (id) => href(catalogRoutes.mall, { id }),
          goods: (coupon: Coupon) => couponGoodsPath(coupon, href),
        }}
      />
    </>
  );
}
