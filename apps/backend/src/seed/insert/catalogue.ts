import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import {
  categories,
  facetGroups,
  makers,
  malls,
  pictures,
  productDetails,
  productDocuments,
  productIndex,
  productKinds,
  productMedia,
  products,
  reviews,
  tenants,
  varianceGroups,
  variants,
} from "../../database/schema/index.ts";
import type { Catalogue } from "../builders/catalogue.ts";
import { buildKinds } from "../builders/kinds.ts";
import type { Picture } from "../builders/pictures.ts";
import type { SeedStep } from "../progress.ts";
import { batches } from "./batches.ts";
import { copyText, textOfRows } from "./copy.ts";
import { normalizer } from "./normalized.ts";
import { insertRows } from "./rows.ts";
import { enableTriggers, takeUpkeep } from "./upkeep.ts";

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
  await insertRows(tx, productKinds, buildKinds());
}

/** The tables that products fill, each with many rows a product. */
const filled = [products, productDetails, productMedia, varianceGroups, variants, reviews] as const;
/** What triggers make of them. */
const derived = [facetGroups, productIndex, productDocuments] as const;

/** Hears of each part that is done. */
type OnStep = (step: SeedStep, done: number, total: number) => void;

/** The first `count` products with all that belongs to them, batch by batch; their keys, indexes and search words at the end, at once. */
export async function insertProducts(
  tx: Transaction,
  catalogue: Catalogue,
  count: number,
  now: Date,
  onStep: OnStep,
): Promise<void> {
  const { restore } = await takeUpkeep(tx, [...filled, ...derived]);
  await copyProducts(tx, catalogue, count, (done) => onStep("products", done, count));
  await tx.execute(sql`set local max_parallel_workers_per_gather = 2`);
  await tx.execute(sql`set local work_mem = '64MB'`);
  await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
  await tx.execute(sql`analyze products, product_details`);
  await tx.execute(sql`select build_product_index(${now.toISOString()}::timestamptz)`);
  onStep("words", 1, WORD_PARTS);
  await tx.execute(sql`select build_product_documents()`);
  onStep("words", WORD_PARTS - 1, WORD_PARTS);
  await tx.execute(sql`select refresh_search_terms()`);
  onStep("words", WORD_PARTS, WORD_PARTS);
  for (const what of ["keys", "indexes"] as const) {
    const parts = restore.filter((one) => one.what === what);
    for (const [index, { statement }] of parts.entries()) {
      await tx.execute(sql.raw(statement));
      onStep(what, index + 1, parts.length);
    }
  }
  await enableTriggers(tx, [...filled, ...derived]);
  await countProducts(tx);
}

/** The index, the documents (by far the longest), the vocabulary. */
const WORD_PARTS = 10;

async function copyProducts(
  tx: Transaction,
  catalogue: Catalogue,
  count: number,
  onDone: (done: number) => void,
): Promise<void> {
  const normalize = normalizer(tx);
  const painted = new Set<string>();
  let done = 0;
  for await (const batch of batches(catalogue, count)) {
    const fresh = batch.pictures.filter(({ id }) => !painted.has(id));
    for (const { id } of fresh) painted.add(id);
    await insertPictures(tx, fresh);
    const texts = await normalize(batch.products.map(({ search_text = "" }) => search_text));
    const rows = batch.products.map((product, index) => ({ ...product, search_text: texts[index] ?? "" }));
    for (const text of [textOfRows(products, rows), ...batch.texts]) await copyText(tx, text);
    onDone((done += rows.length));
  }
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
  await tx.execute(sql`
    update product_kinds set product_count = t.products
    from (select kind_id, count(*) as products from products group by 1) t where t.kind_id = product_kinds.id`);
}
