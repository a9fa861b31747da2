import type { Review } from "@sen/api";
import { compactCount, variantText } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Play, Store, ThumbsUp } from "lucide-react";
import { Picture } from "../../primitives/Picture/index.ts";
import { Rating } from "../../primitives/Rating/index.ts";
import { Time } from "../../primitives/Time/index.ts";

export interface ReviewItemProps {
  /** The review as the server has it. */
  review: Review;
  /** Shows one of its pictures or videos large. */
  onEnlarge: (index: number) => void;
}

/** What one buyer says, with what was bought, pictures, and the shop's answer. */
export function ReviewItem({ review, onEnlarge }: ReviewItemProps) {
  const { t } = useTranslation("product");
  const { compact } = useFormat();
  const { author_name: name, media, like_count: likes, tenant_reply: reply } = review;
  const options = variantText(review);
  return (
    <article>
      <header>
        <h3>{name}</h3>
        <p>
          <Rating
            value={review.rating}
            label={t("reviews.stars_given", { stars: review.rating })}
            look="full"
          />
          <Time dateTime={review.created_at} precision="day" />
          {options !== "" && <span>{t("reviews.bought", { options })}</span>}
        </p>
      </header>
      {review.content !== "" && <p data-words>{review.content}</p>}
      {media.length > 0 && (
        <ul>
          {media.map((item, index) => (
            <li key={item.id}>
              <button
                type="button"
                aria-label={t(item.type === "video" ? "reviews.media_video" : "reviews.media", {
                  name,
                  index: index + 1,
                  count: media.length,
                })}
                onClick={() => {
                  onEnlarge(index);
                }}
              >
                <Picture src={item.thumbnail_url} alt="" sizes="80px" widest={320} />
                {item.type === "video" && <Play aria-hidden />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {likes > 0 && (
        <p data-likes>
          <ThumbsUp aria-hidden />
          {t("reviews.likes", { count: likes, amount: compact(compactCount(likes)) })}
        </p>
      )}
      {reply !== null && (
        <blockquote>
          <strong>
            <Store aria-hidden />
            {t("reviews.reply")}
          </strong>
          <p>{reply}</p>
        </blockquote>
      )}
    </article>
  );
}
