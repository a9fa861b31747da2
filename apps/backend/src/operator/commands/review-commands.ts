import { answerReview, reportedReviews, setReviewHidden } from "../../modules/reviews/index.ts";
import { flag, inWords, numberAt, type Command } from "./command.ts";

const hiding = (name: string, about: string, isHidden: boolean): Command => ({
  name,
  usage: "<review>",
  about,
  run: async ({ db, now }, given) => {
    const review = numberAt(given, 0, "review");
    await db.transaction((tx) => setReviewHidden(tx, review, isHidden, now));
    return { review };
  },
});

/** Review commands of the shop and the operator. */
export const reviewCommands: readonly Command[] = [
  {
    name: "review list",
    usage: "",
    about:
      "The reviews that customers have reported and nobody has decided about, the longest waiting first.",
    run: ({ db }) => reportedReviews(db),
  },
  {
    name: "review answer",
    usage: '<review> --text "…"',
    about: "The shop answers a review; another answer takes the place of the first.",
    flags: ["text"],
    run: async ({ db, now }, given) => {
      const review = numberAt(given, 0, "review");
      const text = inWords(flag(given, "text") ?? "", "text");
      await db.transaction((tx) => answerReview(tx, review, text, now));
      return { review };
    },
  },
  hiding(
    "review hide",
    "Nobody but its writer sees the review any more, and its stars no longer count; its reports are settled.",
    true,
  ),
  hiding(
    "review restore",
    "The review is seen and counts again, or stays so; its reports are settled.",
    false,
  ),
];
