import type { RatingSummary, Review, ReviewPage } from "@sen/api";
import { compactCount } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { MessageSquareText } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "../../primitives/EmptyState/index.ts";
import { FailedState } from "../../primitives/FailedState/index.ts";
import { LoadMore } from "../../primitives/LoadMore/index.ts";
import { Notice } from "../../primitives/Notice/index.ts";
import { Loading, Skeleton } from "../../primitives/Skeleton/index.ts";
import { LazyMediaViewer, type MediaItem } from "../MediaViewer/index.ts";
import { RatingHistogram } from "./RatingHistogram.tsx";
import { ReviewItem } from "./ReviewItem.tsx";
import { Root } from "./Reviews.styles.ts";

/** The reviews as far as they are known. */
export type ProductReviews =
  | { state: "loading" }
  | { state: "failed"; onRetry: () => unknown }
  | {
      state: "ready";
      /** The pages loaded so far, the first one first. */
      pages: readonly ReviewPage[];
      loadingMore?: boolean;
      /** The last "load more" failed; what is there stays. */
      moreFailed?: boolean;
    };

export interface ReviewsProps {
  /** Its heading can be linked to. */
  id?: string;
  /** What customers wrote so far, and whether there is more. */
  reviews: ProductReviews;
  /** Known from the product before the first page is. */
  summary: RatingSummary;
  /** May return a promise: the button is busy until it settles. */
  onLoadMore: () => unknown;
}

/** What buyers say, on a few lines and one by one. */
export function Reviews({ id, reviews, summary, onLoadMore }: ReviewsProps) {
  const { t } = useTranslation("product");
  return (
    <Root>
      <h2 id={id}>{t("reviews.title")}</h2>
      {summary.count > 0 && <RatingHistogram summary={summary} />}
      {reviews.state === "loading" && (
        <Loading label={t("reviews.loading")}>
          {[0, 1, 2].map((index) => (
            <div key={index} data-box>
              <Skeleton width="30%" />
              <Skeleton width="50%" />
              <Skeleton />
              <Skeleton width="80%" />
            </div>
          ))}
        </Loading>
      )}
      {reviews.state === "failed" && (
        <FailedState
          heading="h3"
          title={t("reviews.failed")}
          retryLabel={t("retry")}
          onRetry={reviews.onRetry}
        />
      )}
      {reviews.state === "ready" && <ReviewList {...reviews} onLoadMore={onLoadMore} />}
    </Root>
  );
}

type ReadyReviews = Extract<ProductReviews, { state: "ready" }>;

function ReviewList({
  pages,
  loadingMore,
  moreFailed,
  onLoadMore,
}: Omit<ReadyReviews, "state"> & Pick<ReviewsProps, "onLoadMore">) {
  const { t } = useTranslation("product");
  const { compact } = useFormat();
  const [enlarged, setEnlarged] = useState<{ review: Review; index: number } | null>(null);
  const items = pages.flatMap((page) => page.items);
  const total = pages.at(-1)?.total ?? 0;
  const last = pages.at(-1);
  const more = last !== undefined && last.page < last.last_page;
  if (items.length === 0) {
    return (
      <EmptyState picture={<MessageSquareText />} heading="h3" title={t("reviews.empty.title")}>
        {t("reviews.empty.text")}
      </EmptyState>
    );
  }
  const counted = { count: total, amount: compact(compactCount(total)) };
  return (
    <>
      <ul data-list>
        {items.map((review) => (
          <li key={review.id}>
            <ReviewItem
              review={review}
              onEnlarge={(index) => {
                setEnlarged({ review, index });
              }}
            />
          </li>
        ))}
      </ul>
      {moreFailed === true && <Notice tone="danger" urgent title={t("reviews.more_failed")} />}
      <LoadMore
        label={t("reviews.more")}
        progress={
          more
            ? t("reviews.progress", { ...counted, seen: items.length })
            : t("reviews.progress_all", counted)
        }
        more={more}
        busy={loadingMore}
        onLoadMore={onLoadMore}
      />
      {enlarged !== null && (
        <LazyMediaViewer
          items={mediaOf(enlarged.review, (item, index, count) =>
            t(item.type === "video" ? "reviews.media_video" : "reviews.media", {
              name: enlarged.review.author_name,
              index,
              count,
            }),
          )}
          index={enlarged.index}
          onClose={() => {
            setEnlarged(null);
          }}
        />
      )}
    </>
  );
}

/** A review's pictures and videos as the viewer takes them. A buyer's video has one quality. */
function mediaOf(
  { media }: Review,
  altOf: (item: Review["media"][number], index: number, count: number) => string,
): MediaItem[] {
  return media.map((item, index) => ({
    ...item,
    alt: altOf(item, index + 1, media.length),
    sources: item.type === "video" ? [{ quality: "SD", height: 480, url: item.url }] : [],
  }));
}
