import { CouponScreen } from "@sen/ui/coupons";
import { pageState, query, useQuery, type PageQueries } from "../../core/query.ts";
import type { Values } from "../../core/href.ts";
import { copyText } from "../../shell/share-page.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useLinks } from "../links.ts";
import type { couponRoutes } from "./routes.ts";
import { useSavedCoupons } from "./saved-coupons.ts";

const couponQuery = (id: number) => query("/coupons/{id}", { path: { id } });

export const queries = ({ id }: Values<typeof couponRoutes.detail>): PageQueries => ({
  required: [couponQuery(id)],
});

export default function CouponPage({ id }: Values<typeof couponRoutes.detail>) {
  const request = pageState(useQuery(couponQuery(id)), ({ data }) => ({ coupon: data }));
  const { savedCoupons, onSaveCoupon } = useSavedCoupons([{ id }]);
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
        hrefs={useLinks()}
      />
    </>
  );
}
