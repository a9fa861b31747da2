import type { Coupon } from "@sen/api";
import { CouponScreen } from "@sen/ui/coupons";
import { useCoupon } from "./coupons.ts";
import { pageState } from "../../core/request-state.ts";
import { useSavedCoupons } from "./saved-coupons.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePaths } from "../../core/paths.ts";
import { copyText } from "../../shell/copy-text.ts";
import { couponGoodsPath } from "./coupon-goods-path.ts";
import { usePlace } from "../../core/place.ts";

export default function CouponPage() {
  const { id } = usePlace();
  const paths = usePaths();
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
          home: paths.home(),
          coupons: paths.coupons(),
          shop: paths.shop,
          mall: paths.mall,
          goods: (coupon: Coupon) => couponGoodsPath(coupon, paths),
        }}
      />
    </>
  );
}
