import type { ProductDetail } from "@sen/api";
import { optionsText } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { FollowButton, type Following } from "../../catalog/FollowButton/FollowButton.tsx";
import { ShopCard } from "../../catalog/ShopCard/ShopCard.tsx";
import { Description } from "../Description/Description.tsx";
import { Reviews, type ProductReviews, type ReviewsProps } from "../Reviews/Reviews.tsx";
import { SpecificationTable } from "../SpecificationTable/SpecificationTable.tsx";
import { REVIEWS_ID } from "./ProductHeading.tsx";

export interface AboutProductProps {
  /** The product as the server has it. */
  product: ProductDetail;
  /** What customers wrote so far, and whether there is more. */
  reviews: ProductReviews;
  /** Fetches more reviews. */
  onLoadMoreReviews: () => unknown;
  /** What can be done with reviews beside reading them. */
  reviewing?: Reviewing | undefined;
  /** The shop's page. */
  shopHref: string;
  /** Which shops are followed. Without it there is no such button. */
  following?: Following | undefined;
}

/** How reviews are narrowed, liked and opened. */
export type Reviewing = Pick<ReviewsProps, "filters" | "onFilter" | "likeOf" | "reviewHref">;

/** What there is to know of a product beyond the offer: who sells it, what it is, what others say. */
export function AboutProduct(props: AboutProductProps) {
  const { product, reviews, onLoadMoreReviews, reviewing, shopHref, following } = props;
  const { t } = useTranslation("product");
  return (
    <div data-facts-of-it>
      <aside aria-label={t("shop")}>
        <ShopCard shop={product.tenant_card} href={shopHref} heading="h2">
          {following && <FollowButton shop={product.tenant_card} following={following} />}
        </ShopCard>
        <SpecificationTable specifications={product.specifications} maker={product.maker} />
      </aside>
      <div>
        <Description text={product.description} />
        <Reviews
          id={REVIEWS_ID}
          reviews={reviews}
          summary={product.rating_summary}
          onLoadMore={onLoadMoreReviews}
          variants={namedVariants(product)}
          {...reviewing}
        />
      </div>
    </div>
  );
}

/** The variants by their options: "Xanh biển, M". */
function namedVariants({ variants, variance_groups }: Pick<ProductDetail, "variants" | "variance_groups">) {
  const options = new Map(
    variance_groups.flatMap((group) => group.options.map(({ id, name }) => [id, name])),
  );
  return variants.map(({ id, option_ids }) => ({
    id,
    name: optionsText(option_ids.flatMap((option) => options.get(option) ?? [])),
  }));
}
