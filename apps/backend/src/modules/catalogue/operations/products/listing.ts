import { listByFilters, listsOf } from "../../listing/list.ts";
import { ok } from "../../../../http/envelope.ts";
import type { Operation } from "../../../../http/operation.ts";

/** Products by all the filters of spec §3, with facets. */
export const listProducts: Operation<"listProducts"> = async ({ db, query, locale, clock, config }) => {
  const showing = { locale: query.locale ?? locale, now: clock.now() };
  return ok(await listByFilters(listsOf({ db, config }), query, showing));
};
