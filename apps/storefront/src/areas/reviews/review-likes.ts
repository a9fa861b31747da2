import type { Review, ReviewLikes } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import type { ReviewLike } from "@sen/ui/product";
import { useToast } from "@sen/ui/primitives";
import useSWR from "swr";
import { useFailureToast } from "../../core/failure-toast.ts";
import { createPresses } from "../../core/presses.ts";
import { savePress } from "../../core/save-press.ts";
import { useAfterSignIn } from "../../core/session/after-sign-in.ts";
import { useIsSignedIn } from "../../core/session/session.ts";
import { useStore } from "../../core/store.ts";
import { write } from "../../core/write.ts";
import { useMarks } from "./queries.ts";

type LikedReview = Pick<Review, "id" | "like_count">;
type Likes = Readonly<Record<number, ReviewLikes | undefined>>;

const pressed = createPresses();

/**
 * Like counts of a product's reviews, and the customer's own likes, shown at once. A guest signs in first; the like is saved afterwards.
 * New counts outlive the page in SWR's cache, because the lists that contain them are rarely refetched.
 */
export function useReviewLikes(productId: number | undefined): (review: Review) => ReviewLike {
  const isSignedIn = useIsSignedIn();
  const { t } = useTranslation("product");
  const toast = useToast();
  const showFailure = useFailureToast();
  const marks = useMarks(productId).data?.data;
  const presses = useStore(pressed);
  const { data: saved = {}, mutate } = useSWR<Likes>("likes of reviews", null);

  async function like(review: LikedReview, is_liked: boolean): Promise<boolean> {
    const { id } = review;
    const { ok, refusal, isLatest } = await savePress(
      pressed,
      [id, is_liked],
      write("POST /reviews/{id}/like", { path: { id }, body: { is_liked } }),
      ({ data }) => mutate((before) => ({ ...before, [id]: data }), { revalidate: false }),
    );
    if (isLatest && !ok) {
      await showFailure(refusal, t("reviews.like_failed"), () => like(review, is_liked));
    }
    return ok && isLatest;
  }
  const askToSignIn = useAfterSignIn("like-review", async (review: LikedReview) => {
    if (await like(review, true)) toast.show({ tone: "success", title: t("reviews.liked") });
  });

  return (review) => {
    const known = saved[review.id] ?? {
      is_liked: marks?.liked.includes(review.id) ?? false,
      like_count: review.like_count,
    };
    const isLiked = presses.get(review.id)?.isOn ?? known.is_liked;
    const count = Math.max(0, known.like_count + Number(isLiked) - Number(known.is_liked));
    if (marks?.own.includes(review.id)) return { isLiked, count };
    return {
      isLiked,
      count,
      onLike: (wanted) =>
        isSignedIn ? like(review, wanted) : askToSignIn({ id: review.id, like_count: review.like_count }),
    };
  };
}
