import { sql } from "drizzle-orm";
import { connect } from "../../apps/backend/src/database/connect.ts";
import { PLACE_DATASET } from "../../apps/backend/src/database/place-dataset.ts";
import { addresses } from "../../apps/backend/src/database/schema/index.ts";
import { demoCustomer, fillSmallShop } from "../../apps/backend/test/small-shop/index.ts";
import { inTanDinh } from "../../apps/backend/test/small-shop/places.ts";

/** Puts a few goods and a customer with an address into an empty database that is to be a real shop's. */
export async function fillRealShop(url: string): Promise<void> {
  const { db, close } = connect(url, { connections: 1 });
  // The small shop has places, banks and fees of its own.
  await db.execute(sql`truncate provinces, banks, shipping_methods cascade`);
  await fillSmallShop(db);
  await db.execute(sql`select follow_deals(now())`);
  await db.insert(addresses).values({
    customer_id: demoCustomer.id,
    contact_name: "Nguyễn Thị Sen",
    contact_phone: demoCustomer.phone,
    ...inTanDinh,
    ward_name: "Phường Tân Định",
    district_name: "Quận 1",
    province_name: "Thành phố Hồ Chí Minh",
    address: "12 Trần Quang Khải",
    full_address: "12 Trần Quang Khải, Phường Tân Định, Quận 1, Thành phố Hồ Chí Minh",
    place_dataset: PLACE_DATASET.name,
    place_dataset_version: PLACE_DATASET.version,
  });
  // These goods stand in for those of an operator; nothing else of a demonstration is there.
  await db.execute(sql`update shop_mode set mode = 'production'`);
  await close();
}
