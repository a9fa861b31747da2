import { facetsByFilters, listByFilters, listed } from "../../listing/list.ts";
import { ok } from "../../../../http/envelope.ts";
import type { Operation } from "../../../../http/operation.ts";

/** Products by keyword and all the filters of a list; what fits the keyword best comes first. */
export const search: Operation<"search"> = async ({ db, query, locale, clock, config }) => {
  return ok(await listByFilters(db, query, listed(query.locale ?? locale, { clock, config })));
};

/** The facets that a list with these filters has. */
export const listSearchFilters: Operation<"listSearchFilters"> = async ({
  db,
  query,
  locale,
  clock,
  config,
}) => {
  return ok(await facetsByFilters(db, query, listed(query.locale ?? locale, { clock, config })));
};
