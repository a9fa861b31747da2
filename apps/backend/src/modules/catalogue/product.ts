import type { ProductCard } from "@sen/api";
import { and, eq, sql } from "../../database/drizzle.ts";
import type { Database } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import {
  makers,
  malls,
  productDetails,
  type productMedia,
  products,
  type sizeGuides,
  tenants,
} from "../../database/schema/index.ts";
import { pickupHours, variantPicture, type CardRow } from "./cards.ts";
import { choiceColumns, deals, type ChoiceRow } from "./choices.ts";

/** A product with everything that belongs to it. */
export interface ProductRow extends ChoiceRow {
  card: Omit<CardRow, "name">;
  product: typeof products.$inferSelect;
  details: typeof productDetails.$inferSelect;
  maker: { id: number; name: string };
  tenant: typeof tenants.$inferSelect;
  categories: { id: number; name_vi: string; name_en: string }[];
  media: (typeof productMedia.$inferSelect)[];
  /** Of the nearest category that has size guides, in order. */
  sizes: Pick<typeof sizeGuides.$inferSelect, "size_vi" | "size_en" | "measures">[];
}

interface DealRow extends NonNullable<ProductCard["flash_deal"]> {
  image_url: string | null;
  original_price_after_tax: number;
}

/** A prepared query that reads everything a product's page needs in one round trip. */
const byId = prepared((db) =>
  db
    .select({
      product: products,
      details: productDetails,
      maker: { id: makers.id, name: makers.name },
      tenant: tenants,
      mall_name: malls.name,
      pickup_hours: sql<number | null>`(select ${pickupHours} from products p where p.id = ${products.id})`,
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
      deal: sql<DealRow | null>`(
        select row_to_json(d)::jsonb || jsonb_build_object('id', d.item_id, 'image_url', ${variantPicture("d.variant_id")})
        from ${deals} d where d.product_id = ${products.id} order by d.price limit 1)`,
    })
    .from(products)
    .innerJoin(productDetails, eq(productDetails.product_id, products.id))
    .innerJoin(makers, eq(makers.id, products.maker_id))
    .innerJoin(tenants, eq(tenants.id, products.tenant_id))
    .innerJoin(malls, eq(malls.id, tenants.mall_id))
    .where(and(eq(products.id, sql.placeholder("id")), eq(products.active, true), eq(tenants.active, true)))
    .limit(1)
    .prepare("product_by_id"),
);

/** Reads a product with its prices at `now`; null if there is none on sale. */
export async function readProduct(db: Database, id: number, now: Date): Promise<ProductRow | null> {
  const [row] = await byId(db).execute({ id, now: now.toISOString() });
  if (!row) return null;
  const { mall_name, pickup_hours, deal, ...rest } = row;
  return { ...rest, card: cardRowOf(row) };
}

type FoundRow = Omit<ProductRow, "card"> & {
  mall_name: string;
  pickup_hours: number | null;
  deal: DealRow | null;
};

/** The card of a product, whose price is that of its cheapest variant, by a deal or not. */
function cardRowOf({
  product,
  maker,
  tenant,
  mall_name,
  pickup_hours,
  variants,
  deal,
}: FoundRow): ProductRow["card"] {
  const cheaper = deal && deal.price <= product.price_after_discount ? deal : null;
  const price = cheaper?.price ?? product.price_after_discount;
  return {
    id: product.id,
    image_url: cheaper?.image_url ?? product.image_url,
    price_after_discount: price,
    price_from: variants.some(({ stock, price_after_discount }) => stock > 0 && price_after_discount > price),
    original_price_after_tax: cheaper?.original_price_after_tax ?? product.original_price_after_tax,
    rating: product.rating,
    rating_count: product.rating_count,
    sold_count: product.sold_count,
    in_stock: product.stock > 0,
    pickup_hours,
    shipping_discount: product.shipping_discount,
    maker_name: maker.name,
    tenant: {
      id: tenant.id,
      name: tenant.name,
      image_url: tenant.image_url,
      mall_id: tenant.mall_id,
      mall_name,
    },
    flash_deal: deal && {
      id: deal.id,
      variant_id: deal.variant_id,
      price: deal.price,
      starts_at: deal.starts_at,
      ends_at: deal.ends_at,
      stock: deal.stock,
      sold: deal.sold,
    },
  };
}
