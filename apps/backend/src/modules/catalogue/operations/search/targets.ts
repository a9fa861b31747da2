import { ok } from "../../../../http/envelope.ts";
import type { Operation } from "../../../../http/operation.ts";
import { targetsOf } from "../../listing/targets.ts";

/** The categories, shops and malls that a keyword names. */
export const listSearchTargets: Operation<"listSearchTargets"> = async ({ db, query, locale, config }) => {
  return ok(await targetsOf(db, query.keyword, locale, config.listsKeptSeconds));
};
