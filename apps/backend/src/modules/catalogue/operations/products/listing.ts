import { listByFilters, listed } from "../../listing/list.ts";
import { ok } from "../../../../http/envelope.ts";
import type { Operation } from "../../../../http/operation.ts";

/** Products by all the filters of spec §3, with facets. */
export const listProducts: Operation<"listProducts"> = async ({ db, query, locale, clock, config }) => {
  return ok(await listByFilters(db, query, listed(query.locale ?? locale, { clock, config })));
};
