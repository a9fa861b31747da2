import type { ProductDetail, ProductListing } from "@sen/api";

const PER_PAGE = 50;

/** The client's identity, as request headers. */
type Asker = Record<string, string>;
export const signedIn = ({ token }: { token: string }): Asker => ({ authorization: `Bearer ${token}` });

/** Fetches data from the API. Throws if the request is refused. */
export async function ask<Data>(url: string, path: string, by: Asker = {}): Promise<Data> {
  const response = await fetch(`${url}/api/v1${path}`, { headers: { lang: "vi", ...by } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return ((await response.json()) as { data: Data }).data;
}

/** The same, with the response time in ms. */
export async function askTimed<Data>(url: string, path: string, by?: Asker) {
  const began = performance.now();
  const data = await ask<Data>(url, path, by);
  return { data, ms: performance.now() - began };
}

/** Requests these paths one after the other. Returns each response time in ms. */
export async function timesInTurn(url: string, paths: readonly string[], count: number, by: Asker) {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    times.push((await askTimed(url, paths[index % paths.length] ?? "", by)).ms);
  }
  return times;
}

/** The first `count` products of the list, or all. */
export async function products(url: string, count = Infinity): Promise<ProductListing["items"]> {
  const found: ProductListing["items"] = [];
  for (let page = 1; found.length < count; page += 1) {
    const path = `/products/listing?per_page=${PER_PAGE}&page=${page}`;
    const { items } = await ask<ProductListing>(url, path);
    found.push(...items);
    if (items.length < PER_PAGE) break;
  }
  return found.slice(0, count);
}

/** The URLs of their pages. */
export const productUrls = async (url: string, count?: number) =>
  (await products(url, count)).map(({ id }) => `${url}/product/${id}`);

/** The first product in the list that can go into the cart as it is, or that requires choosing a variant first. */
export async function productToBuy(url: string, { choice }: { choice: boolean }): Promise<ProductDetail> {
  for (const { id } of await products(url, 200)) {
    const found = await ask<ProductDetail>(url, `/products/${id}`);
    const { in_stock, flash_deal, variants } = found;
    const isPlenty = in_stock && flash_deal === null && variants.every(({ stock }) => stock > 50);
    if (isPlenty && variants.length > 1 === choice) return found;
  }
  throw new Error(`Among the first products none is to be bought ${choice ? "with" : "without"} a choice.`);
}
