import { and, eq, sql } from "../../database/drizzle.ts";
import type { Database } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import {
  makers,
  productDetails,
  type productMedia,
  products,
  type sizeGuides,
  tenants,
} from "../../database/schema/index.ts";
import type { Locale } from "../../texts/messages.ts";
import { selectCards, type CardRow, type Showing } from "./cards.ts";
import { choiceColumns, type ChoiceRow } from "./choices.ts";

/** Most pictures and videos per product, by the contract. */
export const MEDIA_LIMIT = 20;

/** A product with everything that belongs to it. */
export interface ProductRow extends ChoiceRow {
  card: CardRow;
  product: typeof products.$inferSelect;
  details: typeof productDetails.$inferSelect;
  maker: { id: number; name: string };
  tenant: typeof tenants.$inferSelect;
  categories: { id: number; name_vi: string; name_en: string }[];
  media: (typeof productMedia.$inferSelect)[];
  /** Of the nearest category that has size guides, in order. */
  sizes: Pick<typeof sizeGuides.$inferSelect, "size_vi" | "size_en" | "measures">[];
}

/** A prepared query that reads everything a product's page needs in one round trip. */
const selectProduct = (locale: Locale) =>
  prepared((db) =>
    db
      .select({
        card: sql<CardRow>`(select row_to_json(card) from (${selectCards(
          sql`(select ${sql.placeholder("id")}::integer as id, 1 as place) as wanted`,
          locale,
        )}) as card)`,
        product: products,
        details: productDetails,
        maker: { id: makers.id, name: makers.name },
        tenant: tenants,
        categories: sql<ProductRow["categories"]>`(
          select json_agg(json_build_object('id', c.id, 'name_vi', c.name_vi, 'name_en', c.name_en) order by c.level)
          from categories c where c.id = any(${products.category_path}))`,
        media: sql<ProductRow["media"]>`(
          select coalesce(json_agg(m order by m.position), '[]') from product_media m where m.product_id = ${products.id})`,
        ...choiceColumns,
        sizes: sql<ProductRow["sizes"]>`(
          select coalesce(json_agg(s order by s.position, s.id), '[]') from size_guides s where s.active and s.category_id = (
            select own.category_id from size_guides own join categories c on c.id = own.category_id
            where own.active and c.id = any(${products.category_path}) order by c.level desc limit 1))`,
      })
      .from(products)
      .innerJoin(productDetails, eq(productDetails.product_id, products.id))
      .innerJoin(makers, eq(makers.id, products.maker_id))
      .innerJoin(tenants, eq(tenants.id, products.tenant_id))
      .where(and(eq(products.id, sql.placeholder("id")), eq(products.active, true), eq(tenants.active, true)))
      .limit(1)
      .prepare(`product_by_id_${locale}`),
  );

const byId = { vi: selectProduct("vi"), en: selectProduct("en") };

/** Reads a product with its prices at `now`; null if there is none on sale. */
export async function readProduct(
  db: Database,
  id: number,
  { locale, now }: Showing,
): Promise<ProductRow | null> {
  const [row] = await byId[locale](db).execute({ id, now: now.toISOString() });
  return row ?? null;
}
