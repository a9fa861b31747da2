import { productCount } from "./catalog.ts";
import { judgedQueries } from "./search-queries.ts";
import { type Figure, median } from "./figures.ts";

/** How many of the found products are looked at. */
const SEEN = 10;
const FIRST = 5;

interface Page {
  items: { name: string }[];
  last_page: number;
}

/** How right the first products of everyday searches are, and how long a search takes. */
export async function measureSearch(url: string): Promise<Figure[]> {
  const names = await allNames(url);
  const judged = [];
  for (const [query, right] of judgedQueries) {
    const fitting = names.filter((name) => right.test(name)).length;
    if (fitting === 0) throw new Error(`The shop sells nothing that "${query}" means.`);
    const started = performance.now();
    const { items } = await page(url, `/search?keyword=${encodeURIComponent(query)}&per_page=${SEEN}`);
    const took = performance.now() - started;
    const hits = items.map(({ name }) => right.test(name));
    judged.push({ took, none: items.length === 0, ...qualityOf(hits, fitting) });
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [
    { what: `search: nDCG@${SEEN}`, value: mean(judged.map(({ gain }) => gain)), unit: "", atLeast: 0.93 },
    {
      what: `search: precision@${FIRST}`,
      value: mean(judged.map(({ precision }) => precision)),
      unit: "",
      atLeast: 0.95,
    },
    {
      what: "search: without a result",
      value: mean(judged.map(({ none }) => (none ? 100 : 0))),
      unit: "%",
      atMost: 2,
    },
    { what: "search: one client, p50", value: median(judged.map(({ took }) => took)), unit: "ms" },
  ];
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

async function allNames(url: string): Promise<string[]> {
  const names: string[] = [];
  const total = await productCount(url);
  for (let number = 1; names.length < total; number += 1) {
    const { items } = await page(url, `/products/listing?per_page=50&page=${number}`);
    if (items.length === 0) break;
    names.push(...items.map(({ name }) => name));
  }
  return names;
}

async function page(url: string, path: string): Promise<Page> {
  const response = await fetch(`${url}/api/v1${path}`, { headers: { lang: "vi" } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return ((await response.json()) as { data: Page }).data;
}
