import { compactCount } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { ThumbsUp } from "lucide-react";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";

/** The likes of a review, and what a press does. */
export interface ReviewLike {
  isLiked: boolean;
  count: number;
  /** Likes it or takes the like back; without it there is nothing to press (one's own review). */
  onLike?: (isLiked: boolean) => unknown;
}

interface ReviewLikeButtonProps {
  /** Whose review it is, so that buttons are told apart. */
  name: string;
  /** How many liked the review, and whether this customer did. */
  like: ReviewLike;
}

/** How many like a review, and the customer's own like. */
export function ReviewLikeButton({ name, like: { isLiked, count, onLike } }: ReviewLikeButtonProps) {
  const { t } = useTranslation("product");
  const { compact } = useFormat();
  const amount = compact(compactCount(count));
  if (!onLike) {
    return count === 0 ? null : (
      <span>
        <ThumbsUp aria-hidden size={16} />
        {t("reviews.likes", { count, amount })}
      </span>
    );
  }
  return (
    <button type="button" data-like aria-pressed={isLiked} onClick={() => onLike(!isLiked)}>
      <ThumbsUp aria-hidden size={16} />
      {count === 0 ? t("reviews.like") : t("reviews.likes", { count, amount })}
      <VisuallyHidden>, {t("reviews.like_of", { name })}</VisuallyHidden>
    </button>
  );
}
