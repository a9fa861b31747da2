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
    about: "Lists reported reviews that await a decision, longest waiting first.",
    run: ({ db }) => reportedReviews(db),
  },
  {
    name: "review answer",
    usage: '<review> --text "…"',
    about: "Answers a review as the shop; a later answer replaces the first.",
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
    "Hides a review from everyone but its author; its stars no longer count. Settles its reports.",
    true,
  ),
  hiding(
    "review restore",
    "Shows and counts a review again, or leaves it visible. Settles its reports.",
    false,
  ),
];
