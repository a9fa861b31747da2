import { ask, products, type ProductPage } from "./catalog.ts";
import { judgedQueries, type JudgedQuery } from "./search-queries.ts";
import { type Figure, median } from "./figures.ts";

/** How many of the found products are looked at. */
const SEEN = 10;
const FIRST = 5;

/** How right the first products of everyday searches are, and how long a search takes. */
export async function measureSearch(url: string): Promise<Figure[]> {
  const names = (await products(url)).map(({ name }) => name);
  const judged: Judged[] = [];
  for (const query of judgedQueries) judged.push(await judge(url, query, names));
  const mean = (what: Exclude<keyof Judged, "took">) =>
    judged.reduce((sum, one) => sum + one[what], 0) / judged.length;
  const [precise, atLeast] = [`search: precision@${FIRST}`, 0.95];
  return [
    { what: `search: nDCG@${SEEN}`, value: mean("gain"), unit: "", atLeast: 0.93 },
    { what: precise, value: mean("precision"), unit: "", atLeast },
    { what: "search: without a result", value: 100 * mean("none"), unit: "%", atMost: 2 },
    { what: "search: one client, p50", value: median(judged.map(({ took }) => took)), unit: "ms" },
  ];
}

type Judged = Awaited<ReturnType<typeof judge>>;

async function judge(url: string, [query, right]: JudgedQuery, names: readonly string[]) {
  const fitting = names.filter((name) => right.test(name)).length;
  if (fitting === 0) throw new Error(`The shop sells nothing that "${query}" means.`);
  const started = performance.now();
  const path = `/search?keyword=${encodeURIComponent(query)}&per_page=${SEEN}`;
  const { items } = await ask<ProductPage>(url, path);
  const took = performance.now() - started;
  const hits = items.map(({ name }) => right.test(name));
  return { took, none: items.length === 0 ? 1 : 0, ...qualityOf(hits, fitting) };
}

/** Normalized discounted cumulative gain, and the share of right ones among the first, as far as there are so many. */
function qualityOf(hits: readonly boolean[], fitting: number): { gain: number; precision: number } {
  const worth = (place: number) => 1 / Math.log2(place + 2);
  const sum = (places: readonly number[]) => places.reduce((total, place) => total + worth(place), 0);
  const found = hits.flatMap((hit, place) => (hit ? [place] : []));
  const ideal = Array.from({ length: Math.min(SEEN, fitting) }, (_, place) => place);
  const first = Math.min(FIRST, fitting);
  return { gain: sum(found) / sum(ideal), precision: found.filter((place) => place < first).length / first };
}
