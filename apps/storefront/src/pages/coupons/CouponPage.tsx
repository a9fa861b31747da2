import type { Coupon } from "@sen/api";
import { CouponScreen } from "@sen/ui/coupons";
import { useCoupon } from "../../data/coupons.ts";
import { pageState } from "../../data/request-state.ts";
import { useSavedCoupons } from "../../data/saved-coupons.ts";
import { PageHead } from "../../head/PageHead.tsx";
import { usePaths } from "../../paths.ts";
import { copyText } from "../../shell/copy-text.ts";
import { couponGoodsPath } from "../../shell/coupon-goods-path.ts";
import { usePlace } from "../../shell/use-place.ts";

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
