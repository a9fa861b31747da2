import type { Guide } from "../../fixtures/guide.ts";
import { accepted } from "../../fixtures/forms/calls.ts";
import { uploads } from "../../fixtures/aftersales/evidence.ts";
import { reviewedItem } from "../../fixtures/reviews/reviews.ts";
import { ReviewForm } from "./ReviewForm.tsx";

const [send, upload] = [accepted(), uploads()];

export const guide = {
  notFor: "Not for comments on a review (ReviewScreen).",
  screenReader: "Errors at their parts; a refusal as an alert, and nothing filled in is lost.",
  content: "That it is public is said before it is sent.",
  practices: ["Forms/ReviewWithoutALead", "Forms/LongTextIsCountedNotCut"],
} satisfies Guide;

/** A first review. */
export const First = () => (
  <ReviewForm review={null} upload={upload} onDraftChange={() => undefined} onSend={send} />
);

/** Changed while it can be. */
export const Changed = () => (
  <ReviewForm review={reviewedItem.review} upload={upload} onDraftChange={() => undefined} onSend={send} />
);

/** Typed before a reload: it is still there. */
export const StillThere = () => (
  <ReviewForm
    review={null}
    draft={{ values: { rating: 4, content: "Vải mát, đường may chắc", kept_media: [] }, files: [] }}
    upload={upload}
    onDraftChange={() => undefined}
    onSend={send}
  />
);
