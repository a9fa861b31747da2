import type { Review, ReviewLikes } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import type { ReviewLike } from "@sen/ui/product";
import { useToast } from "@sen/ui/primitives";
import { useRef } from "react";
import useSWR from "swr";
import { useFailureToast } from "../../core/failure-toast.ts";
import { useAfterSignIn } from "../../core/session/after-sign-in.ts";
import { useIsSignedIn } from "../../core/session/session.ts";
import { settleToResult, write } from "../../core/write.ts";
import { useMarks } from "./queries.ts";

type LikedReview = Pick<Review, "id" | "like_count">;
type Likes = Readonly<Record<number, ReviewLikes | undefined>>;

/**
 * Like counts of a product's reviews, and the customer's own likes: optimistic, rolled back on failure. A guest signs in first; the
 * like is saved afterwards. New counts outlive the page in SWR's cache, because the lists that contain them are rarely refetched.
 */
export function useReviewLikes(productId: number | undefined): (review: Review) => ReviewLike {
  const isSignedIn = useIsSignedIn();
  const { t } = useTranslation("product");
  const toast = useToast();
  const showFailure = useFailureToast();
  const marks = useMarks(productId).data?.data;
  const { data: changed = {}, mutate } = useSWR<Likes>("likes of reviews", null);
  /** Presses without a response, and what the server has saved. Only the latest press settles the state. */
  const unsettled = useRef(new Map<number, { saved: ReviewLikes }>());

  const likesOf = ({ id, like_count }: LikedReview): ReviewLikes =>
    changed[id] ?? { is_liked: marks?.liked.includes(id) ?? false, like_count };
  const setLikes = (id: number, likes: ReviewLikes) =>
    mutate((before = {}) => ({ ...before, [id]: likes }), { revalidate: false });

  async function like(review: LikedReview, is_liked: boolean): Promise<boolean> {
    const { id } = review;
    const before = likesOf(review);
    const press = { saved: unsettled.current.get(id)?.saved ?? before };
    unsettled.current.set(id, press);
    const change = Number(is_liked) - Number(before.is_liked);
    await setLikes(id, { is_liked, like_count: Math.max(0, before.like_count + change) });
    const answer = await settleToResult(
      write("POST /reviews/{id}/like", { path: { id }, body: { is_liked } }),
    );
    const latest = unsettled.current.get(id);
    if (latest && answer.ok) latest.saved = answer.data.data;
    if (latest !== press) return false;
    unsettled.current.delete(id);
    await setLikes(id, press.saved);
    if (!answer.ok) {
      await showFailure(answer.refusal, t("reviews.like_failed"), () => like(review, is_liked));
    }
    return answer.ok;
  }
  const askToSignIn = useAfterSignIn("like-review", async (review: LikedReview) => {
    if (await like(review, true)) toast.show({ tone: "success", title: t("reviews.liked") });
  });

  return (review) => {
    const { is_liked: isLiked, like_count: count } = likesOf(review);
    if (marks?.own.includes(review.id)) return { isLiked, count };
    return {
      isLiked,
      count,
      onLike: (wanted) =>
        isSignedIn ? like(review, wanted) : askToSignIn({ id: review.id, like_count: review.like_count }),
    };
  };
}
