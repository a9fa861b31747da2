import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { countView } from "../page-views.ts";

/** Counts that a page was opened, or an action was taken on it. Spec §1, page views. */
export const countPageView: Operation<"countPageView"> = ({ body, db, clock, request }) => {
  countView({ db, log: request.log, now: clock.now() }, body);
  return Promise.resolve(ok(null));
};
