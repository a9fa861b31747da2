import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import {
  categories,
  makers,
  malls,
  pictures,
  productDetails,
  productMedia,
  products,
  reviews,
  tenants,
  varianceGroups,
  variants,
} from "../../database/schema/index.ts";
import type { Catalogue } from "../builders/catalogue.ts";
import type { Picture } from "../builders/pictures.ts";
import { buildProduct } from "../builders/product.ts";
import { insertRows } from "./rows.ts";

/** Products held in memory at a time. */
const PRODUCTS_PER_BATCH = 500;

/** Pictures may be shared: what is there already is the same recipe. */
export function insertPictures(tx: Transaction, made: readonly Picture[]): Promise<void> {
  const once = [...new Map(made.map((picture) => [picture.id, picture])).values()];
  return insertRows(tx, pictures, once, { skipPresent: true });
}

/** Malls, shops, makers and the category tree. */
export async function insertFrame(tx: Transaction, catalogue: Catalogue): Promise<void> {
  const { malls: mallRows, tenants: shops, makers: brands, categories: tree } = catalogue;
  await insertPictures(tx, [...mallRows.pictures, ...shops.pictures, ...brands.pictures, ...tree.pictures]);
  await insertRows(tx, malls, mallRows.rows);
  await insertRows(tx, tenants, shops.rows, { normalized: ["search_text"] });
  await insertRows(tx, makers, brands.rows, { normalized: ["search_text"] });
  await insertRows(tx, categories, tree.rows);
}

/** The first `count` products with all that belongs to them, batch by batch. */
export async function insertProducts(
  tx: Transaction,
  catalogue: Catalogue,
  count: number,
  onProgress: (done: number) => void,
): Promise<void> {
  for (let start = 0; start < count; start += PRODUCTS_PER_BATCH) {
    const size = Math.min(PRODUCTS_PER_BATCH, count - start);
    const batch = Array.from({ length: size }, (_, index) => buildProduct(catalogue, start + index));
    await insertPictures(
      tx,
      batch.flatMap((made) => made.pictures),
    );
    await insertRows(
      tx,
      products,
      batch.map(({ product }) => product),
      { normalized: ["search_text"] },
    );
    await insertRows(
      tx,
      productDetails,
      batch.map(({ details }) => details),
    );
    await insertRows(
      tx,
      productMedia,
      batch.flatMap(({ media }) => media),
    );
    await insertRows(
      tx,
      varianceGroups,
      batch.flatMap(({ groups }) => groups),
    );
    await insertRows(
      tx,
      variants,
      batch.flatMap((made) => made.variants),
    );
    await insertRows(
      tx,
      reviews,
      batch.flatMap((made) => made.reviews),
    );
    onProgress(start + size);
  }
  await countProducts(tx);
}

/** What shops and categories tell of their products. */
async function countProducts(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    update tenants set product_count = t.products, sold_count = t.sold, rating_count = t.ratings, rating_sum = t.stars,
      rating = coalesce(round(t.stars::numeric / nullif(t.ratings, 0), 2), 0)
    from (
      select tenant_id, count(*) as products, sum(sold_count) as sold, sum(rating_count) as ratings,
        sum((select sum(given * stars) from unnest(rating_histogram) with ordinality as h (given, stars))) as stars
      from products join product_details on product_id = id group by tenant_id
    ) t where t.tenant_id = tenants.id`);
  await tx.execute(sql`
    update categories set product_count = t.products
    from (select unnest(category_path) as category_id, count(*) as products from products group by 1) t
    where t.category_id = categories.id`);
}
