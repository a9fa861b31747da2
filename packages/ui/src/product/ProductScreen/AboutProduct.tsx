import type { ProductDetail } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { ShopCard } from "../../catalog/ShopCard/index.ts";
import { Description } from "../Description/index.ts";
import { Reviews, type ProductReviews } from "../Reviews/index.ts";
import { SpecificationTable } from "../SpecificationTable/index.ts";
import { REVIEWS_ID } from "./ProductHeading.tsx";

export interface AboutProductProps {
  /** The product as the server has it. */
  product: ProductDetail;
  /** What customers wrote so far, and whether there is more. */
  reviews: ProductReviews;
  /** Fetches more reviews. */
  onLoadMoreReviews: () => unknown;
  /** The shop's page. */
  shopHref: string;
}

/** What there is to know of a product beyond the offer: who sells it, what it is, what others say. */
export function AboutProduct({ product, reviews, onLoadMoreReviews, shopHref }: AboutProductProps) {
  const { t } = useTranslation("product");
  return (
    <div data-facts-of-it>
      <aside aria-label={t("shop")}>
        <ShopCard shop={product.tenant_card} href={shopHref} heading="h2" />
        <SpecificationTable specifications={product.specifications} maker={product.maker} />
      </aside>
      <div>
        <Description text={product.description} />
        <Reviews
          id={REVIEWS_ID}
          reviews={reviews}
          summary={product.rating_summary}
          onLoadMore={onLoadMoreReviews}
        />
      </div>
    </div>
  );
}
