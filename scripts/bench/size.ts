import { judgedQueries } from "./search-queries.ts";
import { type Figure, loadNow, percentile } from "./figures.ts";

const CLIENTS = 8;
/** Answers that are measured of each kind, after each question was asked once. */
const ANSWERS = 600;
const DEEP = 1_000;
const PER_PAGE = 10;
const sorts = ["popular", "newest", "price_asc", "price_desc", "rating", "discount"];

/** The two sizes that are compared: ten times as many products may not take twice as long. */
export const SIZES = [100_000, 1_000_000] as const;

/** Answers of lists, searches, facets and suggestions at eight clients, of a shop with so many products. */
export async function measureSize(api: string, products: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [kind, urls] of Object.entries(await questions(api))) {
    for (const url of urls) await timeOf(url);
    const times = await askAll(urls);
    figures.push({
      what: `${kind} at ${products.toLocaleString("en")} products, p95`,
      value: percentile(times, 95),
      unit: "ms",
      atMost: 60,
      note: `load ${loadNow().toFixed(1)}`,
    });
  }
  return figures;
}

async function questions(api: string): Promise<Record<string, string[]>> {
  const { data: tree } = await getJson<{ data: { id: number }[] }>(`${api}/categories`);
  const { data: malls } = await getJson<{ data: { id: number }[] }>(`${api}/malls/all`);
  const keywords = judgedQueries.map(([query]) => encodeURIComponent(query));
  const broad = await broadKeywords(api, keywords);
  const list = (query: string) => `${api}/products/listing?per_page=${PER_PAGE}&${query}`;
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
    "listing, 1,000th page": wide.map((query) => list(`${query}&page=${DEEP}`)),
    "search, first page": keywords.map((keyword) => `${api}/search?per_page=${PER_PAGE}&keyword=${keyword}`),
    "search, 1,000th page": broad.map(
      ({ keyword, page }) => `${api}/search?per_page=${PER_PAGE}&keyword=${keyword}&page=${page}`,
    ),
    facets: keywords.map((keyword, index) => {
      const mall = malls[index % malls.length]?.id;
      return `${api}/search/filters?keyword=${keyword}${index % 2 ? "" : `&mall_id=${mall}`}`;
    }),
    suggestions: judgedQueries.flatMap(([query]) =>
      [1, 3, Math.ceil(query.length / 2), query.length].map(
        (length) => `${api}/search/suggestions?keyword=${encodeURIComponent(query.slice(0, length))}`,
      ),
    ),
  };
}

/** The keywords that find most, with their 1,000th page, or the last where there are fewer. */
async function broadKeywords(api: string, keywords: readonly string[]) {
  const found: { keyword: string; page: number }[] = [];
  for (const keyword of keywords) {
    const { data } = await getJson<{ data: { last_page: number } }>(
      `${api}/search?per_page=${PER_PAGE}&keyword=${keyword}`,
    );
    found.push({ keyword, page: Math.min(DEEP, data.last_page) });
  }
  return found.toSorted((one, other) => other.page - one.page).slice(0, 12);
}

/** The times of the answers, in ms, of clients that each ask for the next as soon as they have one. */
async function askAll(urls: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  let asked = 0;
  async function client(): Promise<void> {
    while (asked < ANSWERS) {
      const url = urls[(asked * 7) % urls.length] ?? "";
      asked += 1;
      times.push(await timeOf(url));
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return times;
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  await getJson(url);
  return performance.now() - started;
}

async function getJson<T>(address: string): Promise<T> {
  const response = await fetch(address, { headers: { lang: "vi" } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as T;
}
