import type { ProductDetail } from "@sen/api";
import { call } from "./api.ts";

type Variant = ProductDetail["variants"][number];

/** A product of the shop, and one of its variants. */
export interface Goods {
  product: ProductDetail;
  variant: Variant;
}

/** Products as they were when last read. A journey need not ask again for those that do not match. */
const known = new Map<number, ProductDetail>();

/**
 * Products on sale that match, with one variant each, bestsellers first. Throws if there are too few. Parallel journeys buy products, so a
 * product may move to the next page while the pages are read.
 */
export async function goodsThat(fits: (goods: Goods) => boolean, count = 1): Promise<[Goods, ...Goods[]]> {
  const found: Goods[] = [];
  const seen = new Set<number>();
  for (let page = 1; page <= 8; page += 1) {
    const listing = await call("listProducts", "GET", `/products/listing?per_page=50&page=${page}`);
    for (const { id } of listing.items) {
      if (seen.has(id)) continue;
      seen.add(id);
      const variantOf = (product: ProductDetail) =>
        product.variants.find((variant) => fits({ product, variant }));
      const earlier = known.get(id);
      if (earlier && !variantOf(earlier)) continue;
      const product = await call("getProduct", "GET", `/products/${id}`);
      known.set(id, product);
      const variant = variantOf(product);
      if (variant) found.push({ product, variant });
      const [first, ...rest] = found;
      if (first && found.length === count) return [first, ...rest];
    }
  }
  throw new Error(`The shop has only ${found.length} of ${count} such products.`);
}

/** Enough stock that parallel journeys do not sell it out. */
export const plenty = ({ variant }: Goods): boolean => variant.stock >= 50;

/** Only one variant, so there is nothing to choose. */
export const simple = ({ product }: Goods): boolean => product.variants.length === 1;

/** Not in a deal, whose price or stock could change during a journey. */
export const steady = ({ product }: Goods): boolean => product.flash_deal === null;
