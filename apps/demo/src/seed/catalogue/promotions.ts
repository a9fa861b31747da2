import { shopRows } from "../data.ts";
import { shopPrice } from "./prices.ts";
import type { Product } from "./product.ts";
import { at, randomFor } from "./random.ts";

const PRODUCTS_PER_DEAL = 14;
/** One in this many deal items is limited, to `LIMIT` per customer. */
const LIMITED_EVERY = 5;
const LIMIT = 2;

/** The flash deals of the day, chosen from `candidates`. */
export function buildDealItems(seed: string, candidates: readonly Product[]) {
  const deals = shopRows("flash_deals").map(({ deal_code = "" }) => deal_code);
  const worthy = candidates.filter(({ stock, price }) => stock >= 12 && price >= 40_000);
  const chosen = randomFor(seed, "deals").sample(worthy, deals.length * PRODUCTS_PER_DEAL);
  return chosen.flatMap((product, index) => {
    const random = randomFor(seed, "deal", product.id);
    const variant = product.variants.toSorted((a, b) => b.stock - a.stock)[0];
    if (!variant || variant.stock < 4) return [];
    const price = shopPrice(variant.price_after_discount * (0.55 + random.next() * 0.25));
    const stock = Math.min(variant.stock, random.whole(8, 60));
    const position = Math.floor(index / deals.length) + 1;
    return [
      {
        deal_code: at(deals, index),
        sku: variant.sku,
        price: Math.min(price, variant.price_after_discount - 1000),
        stock,
        per_customer: position % LIMITED_EVERY === 3 ? LIMIT : null,
        position,
        sold_at_start: Math.floor(stock * random.next() * 0.7),
      },
    ];
  });
}
