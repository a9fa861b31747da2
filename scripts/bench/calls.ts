import type { Figure } from "./figures.ts";
import { percentile } from "./statistics.ts";

const TIMES = 200;
const keywords = [
  "ao so mi",
  "noi chien",
  "giày",
  "kem chong nang",
  "den ban",
  "balo",
  "ao thun",
  "tai nghe",
  "sach",
  "my pham",
];
const sorts = ["popular", "newest", "price_asc", "price_desc", "rating", "discount"];

/** Listing, search with facets and the order list at 100,000 products, one client, each call with other parameters. */
export async function measureCalls(url: string): Promise<Figure[]> {
  const api = `${url}/api/v1`;
  const token = await signIn(api);
  const categories = (await getJson<{ data: { id: number }[] }>(`${api}/categories`)).data;
  const calls: Record<string, (index: number) => string> = {
    "listing at 100,000 products, p95": (index) =>
      `${api}/products/listing?sort_by=${pick(sorts, index)}&page=${1 + (index % 5)}&per_page=24` +
      (index % 3 === 0 ? "" : `&category_id=${pick(categories, index)?.id}`) +
      (index % 4 === 0 ? "&price_min=100000&price_max=900000" : ""),
    "search with facets at 100,000 products, p95": (index) =>
      `${api}/search?keyword=${encodeURIComponent(pick(keywords, index) ?? "")}` +
      `&sort_by=${pick(["relevance", ...sorts], index)}&per_page=24`,
    "order list at 100,000 products, p95": (index) => `${api}/orders?per_page=5&page=${1 + (index % 3)}`,
  };
  const figures: Figure[] = [];
  for (const [what, address] of Object.entries(calls)) {
    const times: number[] = [];
    for (let index = 0; index < TIMES; index += 1) {
      const started = performance.now();
      await getJson(address(index), token);
      times.push(performance.now() - started);
    }
    figures.push({ what, value: percentile(times.slice(20), 95), unit: "ms" });
  }
  return figures;
}

function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % list.length];
}

async function signIn(api: string): Promise<string> {
  const response = await fetch(`${api}/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ phone: "0901234567", password: "Sen@2026demo" }),
  });
  const { data } = (await response.json()) as { data?: { access_token?: string } };
  if (!data?.access_token) throw new Error(`The demo login answered ${response.status} without a token.`);
  return data.access_token;
}

async function getJson<T>(address: string, token = ""): Promise<T> {
  const response = await fetch(address, {
    headers: { authorization: token && `Bearer ${token}`, lang: "vi" },
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as T;
}
