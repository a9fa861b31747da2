import type { ProductListing } from "@sen/api";
import { judgedQueries } from "../../apps/backend/test/judged-queries.ts";
import { ask, askTimed, products } from "./catalog.ts";
import { type Figure, loadNote, p95 } from "./figures.ts";
import { byClients } from "./load.ts";

const CLIENTS = 8;
/** The last page that lists offer. */
const DEEP = 100;
const PER_PAGE = 10;
/** Warm-up requests: code and connections of a program that has just started are cold. */
const OTHERS = 50;
export const sorts = ["popular", "newest", "price_asc", "price_desc", "rating", "discount"];

/**
 * Response times of lists, searches, facets and suggestions with eight clients, straight from the backend. Each request is unique, so no
 * response comes from a cache.
 *
 * @param atMost the target for all except suggestions, in ms
 */
export async function measureLists(url: string, atMost: number): Promise<Figure[]> {
  const tree = await ask<{ id: number }[]>(url, "/categories");
  const malls = await ask<{ id: number }[]>(url, "/malls/all");
  const figures: Figure[] = [];
  let slowest = 0;
  async function measure(kind: string, paths: readonly string[], most = atMost) {
    const answers = await byClients(CLIENTS, { answers: paths.length }, async (index) => {
      const path = paths[index] ?? "";
      return { path, ...(await askTimed<Partial<ProductListing>>(url, path)) };
    });
    const times = answers.map(({ ms }) => ms);
    slowest = Math.max(slowest, ...times);
    figures.push({ ...p95(`${kind}, first answers`, times, most), note: loadNote() });
    return answers;
  }
  const others = (await products(url, OTHERS)).flatMap(({ name }) =>
    ["", "/filters", "/suggestions"].map((part) => `/search${part}?keyword=${encodeURIComponent(name)}`),
  );
  others.push(...malls.map(({ id }) => `/products/listing?mall_id=${id}&price_min=30000&price_max=650000`));
  for (const path of others) await ask(url, path);
  const list = (query: string) => `/products/listing?per_page=${PER_PAGE}&${query}`;
  const bySort = (queries: readonly string[]) =>
    sorts.flatMap((sort) => queries.map((query) => list(`sort_by=${sort}${query}`)));
  await measure("lists", bySort(["", ...tree.map(({ id }) => `&category_id=${id}`)]));
  const ofMalls = malls.map(({ id }) => `&mall_id=${id}`);
  const priced = (from: number, to: number) =>
    bySort(ofMalls.map((of) => `${of}&price_min=${from}&price_max=${to}`));
  await measure("filtered lists", priced(100_000, 900_000));
  await measure("lists filtered by odd prices", priced(130_000, 870_000));
  await measure(`lists, page ${DEEP}`, bySort(["", ...ofMalls].map((of) => `${of}&page=${DEEP}`)));

  const keywords = judgedQueries.map(({ query }) => encodeURIComponent(query));
  const searches = keywords.map((keyword) => `/search?per_page=${PER_PAGE}&keyword=${keyword}`);
  const found = await measure("searches", searches);
  const deep = found.map(({ path, data }) => ({ path, page: Math.min(DEEP, data.last_page ?? 1) }));
  const deepest = deep.filter(({ page }) => page > 1).map(({ path, page }) => `${path}&page=${page}`);
  await measure(`searches, page ${DEEP} or the last`, deepest);
  const inMall = keywords.map((keyword, index) => `${keyword}${ofMalls[index % malls.length]}`);
  const facets = inMall.map((query) => `/search/filters?keyword=${query}`);
  await measure("facets", facets);
  const beginnings = judgedQueries.flatMap(({ query }) =>
    [1, 3, Math.ceil(query.length / 2), query.length].map((length) => query.slice(0, length)),
  );
  const typed = [...new Set(beginnings)].map((text) => `keyword=${encodeURIComponent(text)}`);
  const suggestions = typed.map((keyword) => `/search/suggestions?${keyword}`);
  await measure("suggestions", suggestions, 15);
  return [...figures, { what: "the slowest of them", value: slowest, unit: "ms", atMost: 200 }];
}
