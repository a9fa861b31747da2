import { answerReview, reviewsToModerate, setReviewHidden } from "../../modules/reviews/index.ts";
import { type Command, commandsOn, flag, listing, SHOWN } from "./command.ts";

const { step, saying } = commandsOn("review", "review ");

const hiding = (name: string, about: string, isHidden: boolean): Command =>
  step(name, about, ({ db, now }, id) => db.transaction((tx) => setReviewHidden(tx, id, isHidden, now)));

/** Review commands of the shop and the operator. */
export const reviewCommands: readonly Command[] = [
  listing(
    "review list",
    "Lists reported reviews that await a decision, longest waiting first; with --product all reviews of a product, hidden ones too.",
    ({ db }, given) => reviewsToModerate(db, flag(given, "product"), SHOWN),
    { flags: ["--product <product_code>"] },
  ),
  saying(
    "answer",
    "text",
    "Answers a review as the shop; a later answer replaces the first.",
    ({ db, now }, id, text) => db.transaction((tx) => answerReview(tx, id, text, now)),
  ),
  hiding(
    "hide",
    "Hides a review from everyone but its author; its stars no longer count. Settles its reports.",
    true,
  ),
  hiding("restore", "Shows and counts a review again, or leaves it visible. Settles its reports.", false),
];
