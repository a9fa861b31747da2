import { ProductScreen, type ProductPage } from "@sen/ui/product";
import { useEffect } from "react";
import { trackView } from "../analytics/track-view.ts";
import { useCatalogHrefs } from "../catalog-hrefs.ts";
import {
  productCouponsQuery,
  productQuery,
  relatedQuery,
  reviewsQuery,
  useProduct,
  useProductCoupons,
  useRelated,
} from "../data/catalog.ts";
import { useKnownCard } from "../data/known-card.ts";
import { numberOf } from "../data/number-of.ts";
import { usePurchase } from "../data/purchase.ts";
import { useReviews } from "../data/reviews.ts";
import { useSavedCoupons } from "../data/saved-coupons.ts";
import { seedPage } from "../data/seed.ts";
import { throwIfMissing } from "../data/throw-if-missing.ts";
import { ProductHead } from "../head/ProductHead.tsx";
import { serverApiContext } from "../request-context.ts";
import { routePage } from "../route-page.ts";
import type { ShellHandle } from "../shell/ShopShell.tsx";
import type { Route } from "./+types/product";

export const handle: ShellHandle = { ownBar: true };

export function loader({ context, params }: Route.LoaderArgs) {
  const id = numberOf(params.id);
  return seedPage(context.get(serverApiContext), {
    needed: [productQuery(id)],
    lists: [reviewsQuery(id)],
    welcome: [relatedQuery(id), productCouponsQuery(id)],
  });
}

/** After a click SWR fetches what is missing; the server is not asked for a page. */
export function clientLoader() {
  return null;
}

export { publicPage as headers } from "../public-page.ts";

export default routePage(function ProductRoute({ params }) {
  const id = numberOf(params["id"]);
  const { data, error, mutate } = useProduct(id);
  throwIfMissing(error);
  const product = data?.data;
  const known = useKnownCard(id);
  const related = useRelated(id).data?.data;
  const coupons = useProductCoupons(id).data?.data;
  const { reviews, loadMore } = useReviews(id);
  const calls = usePurchase(product);
  useEffect(() => {
    if (product) trackView(product);
  }, [product]);

  const state: ProductPage = product
    ? { kind: "ready", product, reviews, ...(coupons && { coupons }), ...(related && { related }) }
    : error === undefined
      ? { kind: "loading", ...(known && { known }) }
      : { kind: "failed", onRetry: () => mutate() };
  return (
    <>
      <ProductHead product={product} name={product?.name ?? known?.name} />
      <ProductScreen
        state={state}
        hrefs={useCatalogHrefs()}
        onLoadMoreReviews={loadMore}
        onDealEnd={() => void mutate()}
        {...useSavedCoupons()}
        {...calls}
      />
    </>
  );
});
