import type { RatingSummary, Review } from "@sen/api";
import { ALL_REVIEWS, type ReviewFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { MessageSquareText } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import {
  Button,
  EmptyState,
  type LoadedPages,
  PagedList,
  type Request,
  Skeleton,
} from "../../primitives/index.ts";
import { RatingHistogram } from "./RatingHistogram.tsx";
import { ReviewFilterBar, type ReviewedVariant } from "./ReviewFilterBar.tsx";
import { ReviewItem, type ReviewLike } from "./ReviewItem.tsx";

/** Reviews in the chosen order: loading, failed or ready. */
export type ProductReviews = Request<LoadedPages<Review>>;

export interface ReviewsProps {
  /** Id of the heading, as a link target. */
  id: string;
  /** Reviews loaded so far, and whether there are more. */
  reviews: ProductReviews;
  /** Rating summary from the product, available before the first page of reviews. */
  summary: RatingSummary;
  /** Current filters. */
  filters: ReviewFilters;
  /** Called with new filters or a new sort order. */
  onFilter: (filters: ReviewFilters) => void;
  /** Variants to filter by. */
  variants: readonly ReviewedVariant[];
  /** Current likes of a review. */
  likeOf: (review: Review) => ReviewLike;
  /** URL of a review. */
  reviewHref: (id: number) => string;
}

/** A product's rating summary and its reviews. */
export function Reviews(props: ReviewsProps) {
  const { id, reviews, summary, filters, onFilter, variants, likeOf, reviewHref } = props;
  const { t } = useTranslation("product");
  const isNarrowed = filters.rating !== null || filters.withMedia || filters.variantId !== null;
  return (
    <Root>
      <h2 id={id}>{t("reviews.title")}</h2>
      {summary.count > 0 && (
        <>
          <RatingHistogram summary={summary} />
          <ReviewFilterBar filters={filters} summary={summary} variants={variants} onChange={onFilter} />
        </>
      )}
      <PagedList
        request={reviews}
        loading={t("reviews.loading")}
        skeleton={[0, 1, 2].map((index) => (
          <div key={index} data-box>
            <Skeleton width="30%" />
            <Skeleton width="50%" />
            <Skeleton />
            <Skeleton width="80%" />
          </div>
        ))}
        failed={t("reviews.failed")}
        heading="h3"
        empty={
          <EmptyState
            picture={<MessageSquareText />}
            heading="h3"
            title={t(isNarrowed ? "reviews.filter.none" : "reviews.empty.title")}
            action={
              isNarrowed && (
                <Button tone="secondary" onClick={() => onFilter({ ...ALL_REVIEWS, sort: filters.sort })}>
                  {t("reviews.filter.clear")}
                </Button>
              )
            }
          >
            {t(isNarrowed ? "reviews.filter.none_text" : "reviews.empty.text")}
          </EmptyState>
        }
        more={{
          label: t("reviews.more"),
          progress: (counts) => t("reviews.progress", counts),
          failed: t("reviews.more_failed"),
        }}
      >
        {({ items }) => (
          <ul data-list>
            {items.map((review) => (
              <li key={review.id}>
                <ReviewItem review={review} like={likeOf(review)} href={reviewHref(review.id)} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Root>
  );
}

const Root = styled.section`
  ${mixins.stack(4)}

  [data-list] > li,
  [data-box] {
    padding-block: ${space[4]};
  }
  [data-list] > li + li,
  [data-box] + [data-box] {
    border-top: 1px solid ${color.line};
  }
`;
