/** What the bench needs to know of the shop's goods, from the backend's open calls. */
export interface Product {
  id: number;
  name: string;
  variants: { stock: number }[];
  flash_deal: object | null;
  in_stock: boolean;
}

const PER_PAGE = 50;

/** The ids of the first products of the list, so many. */
export async function productIds(url: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ids.length < count; page += 1) {
    const { items } = await data<{ items: { id: number }[] }>(
      `${url}/api/v1/products/listing?per_page=${PER_PAGE}&page=${page}`,
    );
    ids.push(...items.map(({ id }) => id));
    if (items.length < PER_PAGE) break;
  }
  return ids.slice(0, count);
}

/** How many products the shop has. */
export async function productCount(url: string): Promise<number> {
  return (await data<{ total: number }>(`${url}/api/v1/products/listing?per_page=1`)).total;
}

export function product(url: string, id: number): Promise<Product> {
  return data(`${url}/api/v1/products/${id}`);
}

/** The first product of the list that can be put into the cart as it is, or that must be chosen before. */
export async function productToBuy(url: string, { choice }: { choice: boolean }): Promise<Product> {
  for (const id of await productIds(url, 200)) {
    const found = await product(url, id);
    const plenty =
      found.in_stock && found.flash_deal === null && found.variants.every(({ stock }) => stock > 50);
    if (plenty && found.variants.length > 1 === choice) return found;
  }
  throw new Error(`Among the first products none is to be bought ${choice ? "with" : "without"} a choice.`);
}

/** The pages whose figures are told one by one. */
export async function mainPages(url: string): Promise<Record<"home" | "list" | "product", string>> {
  const [id] = await productIds(url, 1);
  return { home: "/", list: "/products", product: `/product/${id}` };
}

/** The pages of the blog whose figures are told beside them: the list, and its first article. */
export const blogPages = { blogs: "/blogs", article: "/blog/1" } as const;

async function data<T>(address: string): Promise<T> {
  const response = await fetch(address, { headers: { lang: "vi" } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return ((await response.json()) as { data: T }).data;
}
