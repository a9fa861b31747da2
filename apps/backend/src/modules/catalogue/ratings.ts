import { histogramAfter, meanRating, ratingOf, type ReviewStars } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { productDetails, products, tenants } from "../../database/schema/index.ts";

/**
 * Counts a new (`before` null), changed or removed (`after` null) review in the ratings of its product and shop. Locks the product's
 * row, then the shop's, after the review's own: a fixed order prevents deadlocks.
 */
export async function countRating(
  tx: Transaction,
  productId: number,
  before: ReviewStars | null,
  after: ReviewStars | null,
): Promise<void> {
  if (before === after) return;
  const [product] = await tx
    .select({ tenant_id: products.tenant_id })
    .from(products)
    .where(eq(products.id, productId))
    .for("no key update");
  const [details] = await tx
    .select({ histogram: productDetails.rating_histogram })
    .from(productDetails)
    .where(eq(productDetails.product_id, productId));
  if (!product || !details) throw new RangeError(`Product ${productId} has no row`);
  const histogram = histogramAfter(details.histogram, before, after);
  const { count, average } = ratingOf(histogram);
  await tx
    .update(productDetails)
    .set({ rating_histogram: histogram })
    .where(eq(productDetails.product_id, productId));
  await tx.update(products).set({ rating: average, rating_count: count }).where(eq(products.id, productId));
  await countForShop(
    tx,
    product.tenant_id,
    (after ?? 0) - (before ?? 0),
    Number(after !== null) - Number(before !== null),
  );
}

async function countForShop(tx: Transaction, id: number, stars: number, ratings: number): Promise<void> {
  const [shop] = await tx
    .select({ sum: tenants.rating_sum, count: tenants.rating_count })
    .from(tenants)
    .where(eq(tenants.id, id))
    .for("no key update");
  if (!shop) throw new RangeError(`Shop ${id} has no row`);
  const sum = shop.sum + stars;
  const count = shop.count + ratings;
  await tx
    .update(tenants)
    .set({ rating_sum: sum, rating_count: count, rating: meanRating(sum, count) })
    .where(eq(tenants.id, id));
}
