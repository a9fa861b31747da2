import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { presentationOf } from "../../order-records/index.ts";
import { shownReview } from "../read-review.ts";

/** One review with its comments. */
export const getReview: Operation<"getReview"> = async (context) =>
  ok(await shownReview(context.db, context.params.id, presentationOf(context)));
