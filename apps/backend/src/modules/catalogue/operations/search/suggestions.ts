import { listsOf, suggestByKeyword } from "../../listing/list.ts";
import { ok } from "../../../../http/envelope.ts";
import type { Operation } from "../../../../http/operation.ts";

/** Suggestions while typing: frequent searches, kinds, categories, products, brands, shops and malls. */
export const suggestSearch: Operation<"suggestSearch"> = async ({ db, query, locale, clock, config }) =>
  ok(await suggestByKeyword(listsOf({ db, config }), query.keyword, { locale, now: clock.now() }));
