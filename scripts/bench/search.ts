import type { ProductListing } from "@sen/api";
import { askTimed, products } from "./catalog.ts";
import { judgedQueries, type JudgedQuery } from "../../apps/backend/test/judged-queries.ts";
import { type Figure, median } from "./figures.ts";

/** How many results are judged. */
const SEEN = 10;
const FIRST = 5;
/** Among this many first results, none may be unrelated to the query. */
const TOP = 3;

/** Measures the relevance of the first results, for queries that were not used to tune the search, and the response time. */
export async function measureSearch(url: string): Promise<Figure[]> {
  const names = (await products(url)).map(({ name }) => name);
  const judged: Judged[] = [];
  for (const query of judgedQueries) judged.push(await judge(url, query, names));
  const heldOut = judged.filter(({ isShown }) => !isShown);
  const sold = heldOut.filter(({ isSold }) => isSold);
  const missing = heldOut.filter(({ isSold }) => !isSold);
  const mean = (some: readonly Judged[], what: "gain" | "precision" | "isNone") =>
    some.reduce((sum, one) => sum + Number(one[what]), 0) / some.length;
  return [
    { what: `search, held out: nDCG@${SEEN}`, value: mean(sold, "gain"), unit: "", atLeast: 0.97 },
    { what: `search, held out: precision@${FIRST}`, value: mean(sold, "precision"), unit: "", atLeast: 0.95 },
    {
      what: "search, held out: none of what is not sold",
      value: 100 * mean(missing, "isNone"),
      unit: "%",
      atLeast: 95,
    },
    {
      what: `search: unrelated among the first ${TOP}`,
      value: judged.reduce((sum, one) => sum + one.unrelated, 0),
      unit: "",
      atMost: 0,
    },
    { what: "search: one client, p50", value: median(judged.map(({ ms }) => ms)), unit: "ms" },
  ];
}

type Judged = Awaited<ReturnType<typeof judge>>;

/** Judges the results of a query. */
async function judge(url: string, { query, right, isShown }: JudgedQuery, names: readonly string[]) {
  const fitting = right ? names.filter((name) => right.test(name)).length : 0;
  if (right && fitting === 0) throw new Error(`The shop sells nothing that "${query}" means.`);
  const path = `/search?keyword=${encodeURIComponent(query)}&per_page=${SEEN}`;
  const { data, ms } = await askTimed<ProductListing>(url, path);
  const { items } = data;
  const hits = items.map(({ name }) => right?.test(name) ?? false);
  // The right kind of product, without the other words: "da dầu" fits only two products.
  const kind = right && new RegExp(right.source.replaceAll(/\.\*[^|)]*/g, ""), right.flags);
  const unrelated = items.slice(0, TOP).filter(({ name }) => !kind?.test(name)).length;
  const [isSold, isNone] = [right !== null, items.length === 0];
  return { isShown, isSold, isNone, ms, unrelated, ...qualityOf(hits, fitting) };
}

/** Normalized discounted cumulative gain, and precision among the first results, limited to the number of fitting products. */
function qualityOf(hits: readonly boolean[], fitting: number): { gain: number; precision: number } {
  if (fitting === 0) return { gain: 0, precision: 0 };
  const worth = (place: number) => 1 / Math.log2(place + 2);
  const sum = (places: readonly number[]) => places.reduce((total, place) => total + worth(place), 0);
  const found = hits.flatMap((hit, place) => (hit ? [place] : []));
  const ideal = Array.from({ length: Math.min(SEEN, fitting) }, (_, place) => place);
  const first = Math.min(FIRST, fitting);
  return { gain: sum(found) / sum(ideal), precision: found.filter((place) => place < first).length / first };
}
