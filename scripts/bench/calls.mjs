import { percentile } from "./statistics.mjs";

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

/** Listing, search with facets and the order list at 100,000 products, one client, each call with other parameters. */
export async function measureCalls(url) {
  const api = `${url}/api/v1`;
  const token = await signIn(api);
  const categories = (await getJson(`${api}/categories`)).data.map(({ id }) => id);
  const sorts = ["popular", "newest", "price_asc", "price_desc", "rating", "discount"];
  const pick = (list, index) => list[index % list.length];
  const calls = {
    "listing at 100,000 products, p95": (index) =>
      `${api}/products/listing?sort_by=${pick(sorts, index)}&page=${1 + (index % 5)}&per_page=24` +
      (index % 3 === 0 ? "" : `&category_id=${pick(categories, index)}`) +
      (index % 4 === 0 ? "&price_min=100000&price_max=900000" : ""),
    "search with facets at 100,000 products, p95": (index) =>
      `${api}/search?keyword=${encodeURIComponent(pick(keywords, index))}&sort_by=${pick(["relevance", ...sorts], index)}&per_page=24`,
    "order list at 100,000 products, p95": (index) => `${api}/orders?per_page=5&page=${1 + (index % 3)}`,
  };
  const rows = [];
  for (const [what, address] of Object.entries(calls)) {
    const times = [];
    for (let index = 0; index < TIMES; index += 1) {
      const started = performance.now();
      await getJson(address(index), token);
      times.push(performance.now() - started);
    }
    rows.push({ what, value: percentile(times.slice(20), 95), unit: "ms", target: 50 });
  }
  return rows;
}

async function signIn(api) {
  const response = await fetch(`${api}/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ phone: "0901234567", password: "Sen@2026demo" }),
  });
  const token = (await response.json()).data?.access_token;
  if (!token) throw new Error(`The demo login answered ${response.status} without a token.`);
  return token;
}

async function getJson(address, token = "") {
  const response = await fetch(address, {
    headers: { authorization: token && `Bearer ${token}`, lang: "vi" },
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.json();
}
