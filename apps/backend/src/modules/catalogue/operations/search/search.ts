import { facetsByFilters, listByFilters } from "../../listing/list.ts";
import { ok } from "../../../../http/envelope.ts";
import type { Operation } from "../../../../http/operation.ts";

/** Products by keyword and all the filters of a list; what fits the keyword best comes first. */
export const search: Operation<"search"> = async ({ db, query, locale, clock }) => {
  return ok(await listByFilters(db, query, { locale: query.locale ?? locale, now: clock.now() }));
};

/** The facets that a list with these filters has. */
export const listSearchFilters: Operation<"listSearchFilters"> = async ({ db, query, locale, clock }) => {
  return ok(await facetsByFilters(db, query, { locale: query.locale ?? locale, now: clock.now() }));
};
