import { sql } from "@sen/backend/database/drizzle";
import type { Transaction } from "@sen/backend/database/connect";
import { PLACE_DATASET } from "@sen/backend/database/place-dataset";
import type { Product } from "../catalogue/product.ts";
import { at, randomFor, type Random } from "../catalogue/random.ts";
import type { Row } from "./rows.ts";

/** An order of a demo customer, without its lines. */
export interface Order {
  table: "order_items";
  order: number;
  /** Number of different products. */
  lines: number;
  /** The destination province. */
  home: number;
}

/** The contents of an order: its lines, and the placeholders for shop and amounts in its rows. */
interface Basket {
  items: Row[];
  words: Readonly<Record<string, unknown>>;
}

/** Highest price of a product in a past order, in dong. */
const DEAREST = 2_000_000;

/** The contents of each order, by its number: products in stock from a single shop. */
export async function baskets(
  tx: Transaction,
  seed: string,
  products: readonly Product[],
  orders: readonly Order[],
): Promise<ReadonlyMap<number, Basket>> {
  const onSale = products.filter(({ stock, price }) => stock > 0 && price < DEAREST);
  const shelves = [...Map.groupBy(onSale, ({ shop }) => shop.code).values()];
  const [shops, variantIds] = [await readShops(tx), await readVariantIds(tx, products)];
  return new Map(
    orders.map(({ order, lines, home }) => {
      const random = randomFor(seed, "order", order);
      const full = shelves.filter((goods) => goods.length >= lines);
      const goods = random.pick(full.length > 0 ? full : shelves);
      const shop = shops.get(goods[0]?.shop.code ?? "");
      if (!shop) throw new RangeError("No shop has goods.");
      const lined = random.sample(goods, lines).map((product) => lineOf(product, random));
      const total = lined.reduce((sum, line) => sum + line.price_after_discount * line.quantity, 0);
      const fee = shop.shop_place.province_id === home ? shop.near : shop.far;
      const items = lined.map(({ sku, ...line }) => ({
        order_id: order,
        variant_id: variantIds.get(sku),
        ...line,
      }));
      return [order, { items, words: { ...shop, goods: total, fee, total: total + fee } }] as const;
    }),
  );
}

function lineOf({ id, name, image, variants }: Product, random: Random) {
  const variant = at(
    variants.filter(({ stock }) => stock > 0),
    random.whole(0, 20),
  );
  return {
    sku: variant.sku,
    product_id: id,
    product_name_vi: name[0],
    product_name_en: name[1],
    product_image: variant.image ?? image,
    variance_group_1_vi: variant.value_1_vi,
    variance_group_1_en: variant.value_1_en,
    variance_group_2_vi: variant.value_2_vi,
    variance_group_2_en: variant.value_2_en,
    original_price_after_tax: variant.original_price_after_tax,
    price_after_discount: variant.price_after_discount,
    quantity: random.chance(0.7) ? 1 : random.whole(2, 3),
  };
}

/** Placeholders for a shop in order rows, with its delivery fees. */
interface ShopWords extends Record<string, unknown> {
  code: string;
  near: number;
  far: number;
  shop_place: { province_id: number };
}

async function readShops(tx: Transaction): Promise<ReadonlyMap<string, ShopWords>> {
  const { rows } = await tx.execute<ShopWords>(sql`
    select t.code, t.id as shop, m.id as mall, t.name as shop_name, t.image_url as shop_image, t.phone as shop_phone,
      s.fee_near as near, s.fee_far as far,
      p.place || jsonb_build_object('full_address', t.address || substr(m.full_address, length(m.address) + 1),
        'place_dataset', ${PLACE_DATASET.name}::text, 'place_dataset_version', ${PLACE_DATASET.version}::text) as shop_place,
      p.place || jsonb_build_object('name', t.name, 'phone_number', t.phone) as shop_info
    from tenants t join malls m on m.id = t.mall_id join shipping_methods s on s.delivery_type = 'normal'
    cross join lateral (select jsonb_build_object('province_id', m.province_id, 'district_id', m.district_id,
      'ward_id', m.ward_id, 'address', t.address) as place) p`);
  return new Map(rows.map((row) => [row.code, row]));
}

async function readVariantIds(tx: Transaction, products: readonly Product[]): Promise<Map<string, number>> {
  const last = Math.max(0, ...products.map(({ id }) => id));
  const { rows } = await tx.execute<{ sku: string; id: number }>(
    sql`select sku, id from variants where product_id <= ${last}`,
  );
  return new Map(rows.map(({ sku, id }) => [sku, id]));
}
