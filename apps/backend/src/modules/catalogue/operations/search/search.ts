import { listByFilters, listsOf } from "../../listing/list.ts";
import { clientAddress } from "@sen/server";
import { ok } from "../../../../http/envelope.ts";
import type { Operation } from "../../../../http/operation.ts";
import { noteSearch } from "../../../figures/index.ts";

/** Products by keyword and all list filters, best match first. */
export const search: Operation<"search"> = async (context) => {
  const { db, query, locale, clock, config, log, request } = context;
  const found = await listByFilters(listsOf({ db, config }), query, {
    locale: query.locale ?? locale,
    now: clock.now(),
  });
  // Only words of the shop: the most frequent keywords are shown to everybody.
  const isAnswered = found.items.length > 0 && found.left_out.length === 0;
  if (query.keyword && query.page === 1 && isAnswered) {
    const parts = { db: db.primary, config, log, now: clock.now() };
    noteSearch(parts, { keyword: query.keyword, searcher: clientAddress(request) });
  }
  return ok(found);
};

/** The facets of a list with these filters. */
export const listSearchFilters: Operation<"listSearchFilters"> = async (context) => {
  const { db, query, locale, clock, config } = context;
  const showing = { locale: query.locale ?? locale, now: clock.now() };
  const asked = { ...query, page: 1, per_page: 0 };
  return ok((await listByFilters(listsOf({ db, config }), asked, showing)).facets);
};
