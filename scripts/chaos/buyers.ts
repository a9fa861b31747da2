import { tokenKeys } from "../../apps/backend/src/http/token-keys.ts";
import { query } from "./server.ts";

/** The buyers' shop: its database, and the secret that signs its tokens. */
export interface SharedShop {
  database: { url: string };
  secret: string;
}

/** A signed-in customer with an address. */
export interface Buyer {
  id: number;
  phone: string;
  token: string;
  /** Its own IP address, as sent by a proxy. */
  address: string;
}

/** A variant without a flash deal. */
export interface ForSale {
  variant_id: number;
  product_id: number;
  tenant_id: number;
}

/** Creates signed-in customers like the demonstration's first one. The shared phone prefix lets them be counted together. */
export async function makeBuyers(
  { database, secret }: SharedShop,
  count: number,
  phonePrefix: string,
): Promise<Buyer[]> {
  const rows = await query<{ customer_id: number; phone: string; id: string }>(
    database.url,
    `with made as (
       insert into customers (full_name, phone, password_hash, phone_verified_at, created_at, updated_at)
       select full_name, $2 || lpad(number::text, 10 - length($2), '0'), password_hash, phone_verified_at, created_at, updated_at
       from customers, generate_series(1, $1::integer) as number where id = 1 returning id, phone
     ), housed as (
       insert into addresses (customer_id, type, office_type, contact_name, contact_phone, province_id, district_id,
         ward_id, province_name, district_name, ward_name, address, full_address, place_dataset, place_dataset_version,
         created_at, updated_at)
       select made.id, type, office_type, contact_name, contact_phone, province_id, district_id,
         ward_id, province_name, district_name, ward_name, address, full_address, place_dataset, place_dataset_version,
         created_at, updated_at
       from addresses, made where customer_id = 1 and type = 1
     ), opened as (
       insert into sessions (id, customer_id, created_at, last_seen_at, expires_at)
       select gen_random_uuid(), id, now(), now(), now() + interval '2 days' from made returning customer_id, id)
     select customer_id, opened.id, phone from opened join made on made.id = customer_id`,
    [count, phonePrefix],
  );
  const keys = tokenKeys([secret]);
  const now = Math.floor(Date.now() / 1_000);
  return rows.map(({ customer_id, phone, id }, index) => ({
    id: customer_id,
    phone,
    token: keys.sign({ sub: String(customer_id), sid: id, iat: now, exp: now + 86_400 }),
    address: `10.7.${Math.floor(index / 256)}.${index % 256}`,
  }));
}

/** Stocks up one variant of each of several shops. */
export async function stockUp({ database }: SharedShop, pieces: number): Promise<ForSale[]> {
  return query<ForSale>(
    database.url,
    `with chosen as (
       select distinct on (p.tenant_id) v.id as variant_id, v.product_id, p.tenant_id
       from variants v join products p on p.id = v.product_id
       where v.active and p.active and not exists (select from flash_deal_items d where d.product_id = p.id)
       order by p.tenant_id, v.id
     ), stocked as (
       update variants set stock = $1 from chosen where variants.id = chosen.variant_id
     ), counted as (
       update products set stock = $1 + (
         select coalesce(sum(v.stock), 0) from variants v
         where v.product_id = products.id and v.active and v.id <> chosen.variant_id)
       from chosen where products.id = chosen.product_id)
     select * from chosen order by tenant_id`,
    [pieces],
  );
}
