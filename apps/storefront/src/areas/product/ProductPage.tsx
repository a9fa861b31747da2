import { lateSection } from "@sen/ui/primitives";
import { ProductScreen } from "@sen/ui/product";
import { useState } from "react";
import { requestState, throwIfMissing, useQuery, type PageQueries } from "../../core/query.ts";
import type { Values } from "../../core/href.ts";
import { usePublicUrl } from "../../shell/PageHead.tsx";
import { sharePage } from "../../shell/share-page.ts";
import { useCachedProductCard, ViewRecorder } from "../catalog/index.ts";
import { useSavedCoupons } from "../coupons/index.ts";
import { useLinks } from "../links.ts";
import { reviewsQuery } from "../reviews/index.ts";
import { useDestination } from "./destination.ts";
import { ProductPageHead } from "./ProductPageHead.tsx";
import { usePurchaseCalls } from "./purchase-calls.ts";
import { productCouponsQuery, productQuery, relatedQuery } from "./queries.ts";
import type { productRoutes } from "./routes.ts";
import { useSelectionParams } from "./selection-params.ts";

/** The section below the offer. The height is measured on a phone. */
const LateProductDetails = lateSection(
  () => import("./ProductDetailsSection.tsx").then((module) => module.ProductDetailsSection),
  4000,
);

type Place = Values<typeof productRoutes.detail>;

export const queries = ({ id }: Place): PageQueries => ({
  required: [productQuery(id), reviewsQuery(id)],
  optional: [relatedQuery(id), productCouponsQuery(id)],
});

export default function ProductPage({ id, variant }: Place) {
  const links = useLinks();
  const asked = useQuery(productQuery(id));
  throwIfMissing(asked.error);
  const product = asked.data?.data;
  const known = useCachedProductCard(id);
  const coupons = useQuery(productCouponsQuery(id)).data?.data;
  const address = useSelectionParams(variant ?? null);
  const url = usePublicUrl() + links.product(id);
  const [priceSeen, setPriceSeen] = useState<number | null>(null);
  return (
    <>
      <ProductPageHead product={product} name={product?.name ?? known?.name} />
      <ProductScreen
        request={requestState(asked, ({ data }) => ({ product: data, ...(coupons && { coupons }) }))}
        known={known}
        hrefs={links}
        onShare={() => sharePage(product?.name ?? "", url)}
        onDealEnd={() => void asked.mutate()}
        priceSeen={priceSeen}
        {...useSavedCoupons(coupons ?? [])}
        {...usePurchaseCalls(product)}
        {...address}
        destination={useDestination(product)}
        details={product && <LateProductDetails product={product} />}
      />
      {product && <ViewRecorder product={product} onPriceSeen={setPriceSeen} />}
    </>
  );
}
