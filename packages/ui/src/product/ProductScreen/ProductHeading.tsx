import type { ProductCard } from "@sen/api";
import { compactCount } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Rating, TextLink } from "../../primitives/index.ts";

/** Id of the reviews section. */
export const REVIEWS_ID = "reviews";

interface ProductHeadingProps {
  /** Name, rating and sales count. */
  product: Pick<ProductCard, "name" | "rating" | "rating_count" | "sold_count">;
  /** Whether the reviews are on the page; makes the rating a link to them. */
  reviewsShown: boolean;
}

/** Name, rating and sales count of a product. */
export function ProductHeading({ product, reviewsShown }: ProductHeadingProps) {
  const { t } = useTranslation(["product", "catalog"]);
  const { compact } = useFormat();
  const { rating, rating_count, sold_count } = product;
  const reviews = t("facts.reviews", { count: rating_count, amount: compact(compactCount(rating_count)) });
  return (
    <header>
      <h1>{product.name}</h1>
      <p data-facts>
        {rating_count > 0 ? (
          <>
            <Rating value={rating} />
            {reviewsShown ? <TextLink href={`#${REVIEWS_ID}`}>{reviews}</TextLink> : <span>{reviews}</span>}
          </>
        ) : (
          <span>{t("facts.no_reviews")}</span>
        )}
        {sold_count > 0 && <span>{t("catalog:sold", { amount: compact(compactCount(sold_count)) })}</span>}
      </p>
    </header>
  );
}
