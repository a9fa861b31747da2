import { compactCount } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { ThumbsUp } from "lucide-react";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";

/** The likes of a review and the like action. */
export interface ReviewLike {
  isLiked: boolean;
  count: number;
  /** Likes or unlikes the review; without it there is no button (own review). */
  onLike?: (isLiked: boolean) => unknown;
}

interface ReviewLikeButtonProps {
  /** Author's name, to tell the buttons apart. */
  name: string;
  /** Number of likes, and whether this customer liked it. */
  like: ReviewLike;
}

/** Number of likes and a like button. */
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
    <button type="button" aria-pressed={isLiked} onClick={() => onLike(!isLiked)}>
      <ThumbsUp aria-hidden size={16} />
      {count === 0 ? t("reviews.like") : t("reviews.likes", { count, amount })}
      <VisuallyHidden>, {t("reviews.like_of", { name })}</VisuallyHidden>
    </button>
  );
}
