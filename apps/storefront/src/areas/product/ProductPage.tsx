import type { PageAnswer } from "../../core/page-data.ts";
import { hasVariant } from "./selection-params.ts";
import type { PageQueries } from "../../core/page-module.ts";
import { ProductScreen, type ProductPage } from "@sen/ui/product";
import { useState } from "react";
import { useTrackView } from "./use-track-view.ts";
import { useCatalogHrefs, useCachedProductCard, RecentlyViewedShelf } from "../catalog/index.ts";
import {
  useProduct,
  useProductCoupons,
  useRelated,
  productQuery,
  relatedQuery,
  productCouponsQuery,
} from "./queries.ts";
import { useDestination } from "./destination.ts";
import { usePurchaseCalls } from "./purchase-calls.ts";
import { useReviewLikes, useReviews, reviewsQuery } from "../reviews/index.ts";
import { useSavedCoupons } from "../coupons/index.ts";
import { throwIfMissing } from "../../core/missing-page.ts";
import { ProductPageHead } from "./ProductPageHead.tsx";
import { usePublicUrl } from "../../shell/public-url.ts";
import { useHref, type Values } from "../../core/route.ts";
import { productRoutes } from "./routes.ts";
import { reviewRoutes } from "../reviews/routes.ts";
import { sharePage } from "../../shell/share-page.ts";
import { usePlace } from "../../core/place.ts";
import { useSelectionParams } from "./use-selection-params.ts";
import { ViewRecorder } from "./ViewRecorder.tsx";

type Place = Values<typeof productRoutes.detail>;

export const queries = ({ id }: Place): PageQueries => ({
  required: [productQuery(id)],
  lists: [reviewsQuery(id)],
  optional: [relatedQuery(id), productCouponsQuery(id)],
});

export const namesNothing = ({ variant }: Place, answers: readonly PageAnswer[]): boolean =>
  variant !== undefined && !hasVariant(answers, variant);

export default function ProductPage() {
  const { id } = usePlace(productRoutes.detail);
  const { data, error, mutate } = useProduct(id);
  throwIfMissing(error);
  const product = data?.data;
  const known = useCachedProductCard(id);
  const related = useRelated(id).data?.data;
  const coupons = useProductCoupons(id).data?.data;
  const { reviews, loadMore, filters, onFilter } = useReviews(id);
  const likeOf = useReviewLikes(id);
  const calls = usePurchaseCalls(product);
  const address = useSelectionParams();
  const href = useHref();
  const url = usePublicUrl() + href(productRoutes.detail, { id });
  useTrackView(product);
  const [priceSeen, setPriceSeen] = useState<number | null>(null);

  const state: ProductPage = product
    ? { kind: "ready", product, reviews, ...(coupons && { coupons }), ...(related && { related }) }
    : error === undefined
      ? { kind: "loading", ...(known && { known }) }
      : { kind: "failed", onRetry: () => mutate() };
  return (
    <>
      <ProductPageHead
        product={product}
        reviews={reviews.state === "ready" ? (reviews.pages[0]?.items ?? []) : []}
        name={product?.name ?? known?.name}
        variantId={address.wanted.variantId}
      />
      <ProductScreen
        state={state}
        hrefs={useCatalogHrefs()}
        onLoadMoreReviews={loadMore}
        reviewing={{ filters, onFilter, likeOf, reviewHref: (id) => href(reviewRoutes.detail, { id }) }}
        onShare={() => sharePage(product?.name ?? "", url)}
        onDealEnd={() => void mutate()}
        priceSeen={priceSeen}
        {...useSavedCoupons()}
        {...calls}
        {...address}
        destination={useDestination(product)}
      />
      {product && <ViewRecorder product={product} onPriceSeen={setPriceSeen} />}
      {product && <RecentlyViewedShelf exceptId={id} />}
    </>
  );
}
