import type { ProductListing } from "@sen/api";
import { ask, askTimed } from "./catalog.ts";
import { byClients } from "./load.ts";
import { judgedQueries } from "../../apps/backend/test/judged-queries.ts";
import { type Figure, loadNote, p95 } from "./figures.ts";

const CLIENTS = 8;
/** Answers that are measured of each kind, after each question was asked once. */
const ANSWERS = 600;
const DEEP = 100;
const PER_PAGE = 10;
const sorts = ["popular", "newest", "price_asc", "price_desc", "rating", "discount"];

/** The two sizes that are compared: ten times as many products may not take twice as long. */
export const SIZES = [100_000, 1_000_000] as const;

/** Answers of lists, searches, facets and suggestions at eight clients, of a backend whose shop has so many products. */
export async function measureSize(url: string, products: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [kind, paths] of Object.entries(await questions(url))) {
    for (const path of paths) await ask(url, path);
    const answers = await byClients(CLIENTS, { answers: ANSWERS }, (index) =>
      askTimed(url, paths[(index * 7) % paths.length] ?? ""),
    );
    const times = answers.map(({ ms }) => ms);
    figures.push({
      ...p95(`${kind} at ${products.toLocaleString("en")} products`, times, 60),
      note: loadNote(),
    });
  }
  return figures;
}

async function questions(url: string): Promise<Record<string, string[]>> {
  const tree = await ask<{ id: number }[]>(url, "/categories");
  const malls = await ask<{ id: number }[]>(url, "/malls/all");
  const keywords = judgedQueries.map(({ query }) => encodeURIComponent(query));
  const broad = await broadKeywords(url, keywords);
  const list = (query: string) => `/products/listing?per_page=${PER_PAGE}&${query}`;
  const narrowed = sorts.flatMap((sort) => [
    `sort_by=${sort}`,
    ...tree.map(({ id }) => `sort_by=${sort}&category_id=${id}`),
    ...malls.map(({ id }) => `sort_by=${sort}&mall_id=${id}&price_min=100000&price_max=900000`),
  ]);
  const wide = sorts.flatMap((sort) => [
    `sort_by=${sort}`,
    ...malls.map(({ id }) => `sort_by=${sort}&mall_id=${id}`),
  ]);
  return {
    "listing, first page": narrowed.map(list),
    "listing, 100th page": wide.map((query) => list(`${query}&page=${DEEP}`)),
    "search, first page": keywords.map((keyword) => `/search?per_page=${PER_PAGE}&keyword=${keyword}`),
    "search, 100th page": broad.map(
      ({ keyword, page }) => `/search?per_page=${PER_PAGE}&keyword=${keyword}&page=${page}`,
    ),
    facets: keywords.map((keyword, index) => {
      const mall = malls[index % malls.length]?.id;
      return `/search/filters?keyword=${keyword}${index % 2 ? "" : `&mall_id=${mall}`}`;
    }),
    suggestions: judgedQueries.flatMap(({ query }) =>
      [1, 3, Math.ceil(query.length / 2), query.length].map(
        (length) => `/search/suggestions?keyword=${encodeURIComponent(query.slice(0, length))}`,
      ),
    ),
  };
}

/** The keywords that find most, with their 100th page, or the last where there are fewer. */
async function broadKeywords(url: string, keywords: readonly string[]) {
  const found: { keyword: string; page: number }[] = [];
  for (const keyword of keywords) {
    const path = `/search?per_page=${PER_PAGE}&keyword=${keyword}`;
    const { last_page } = await ask<ProductListing>(url, path);
    found.push({ keyword, page: Math.min(DEEP, last_page) });
  }
  return found.toSorted((one, other) => other.page - one.page).slice(0, 12);
}
