import { hash } from "@node-rs/argon2";
import type { addresses, customers } from "@sen/backend/database/schema/index";
import { DEMO_PASSWORD, demoCustomers } from "../data.ts";
import { EPOCH } from "../catalogue/moments.ts";
import { PLACE_DATASET, placeOfWard } from "../catalogue/places.ts";
import { randomFor } from "../catalogue/random.ts";

export type CustomerRow = typeof customers.$inferInsert & { id: number };
export type AddressRow = typeof addresses.$inferInsert & { id: number; customer_id: number };

/** argon2id at the cost that new passwords have. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The customers to sign in as. Their salts come from the seed, so that the same seed gives the same rows. */
export async function buildCustomers(
  seed: string,
): Promise<{ customers: CustomerRow[]; addresses: AddressRow[] }> {
  const rows = await Promise.all(
    demoCustomers.map(async ({ id, full_name, phone, email, verified }): Promise<CustomerRow> => {
      const random = randomFor(seed, "salt", id);
      const salt = Buffer.from(Array.from({ length: 16 }, () => random.whole(0, 255)));
      return {
        id,
        full_name,
        phone,
        email,
        password_hash: await hash(DEMO_PASSWORD, { ...cost, salt }),
        email_verified_at: verified ? EPOCH : null,
        phone_verified_at: verified ? EPOCH : null,
        last_mall_id: verified ? 8 : null,
        created_at: EPOCH,
        updated_at: EPOCH,
      };
    }),
  );
  const places = demoCustomers.flatMap(({ id, full_name, phone, addresses: own }) =>
    own.map(({ ward, address, type, office_type }) => {
      const { line, ...place } = placeOfWard(ward);
      const [ward_name = "", district_name = "", province_name = ""] = line.split(", ");
      return {
        customer_id: id,
        type,
        office_type,
        contact_name: full_name,
        contact_phone: phone,
        ...place,
        ward_name,
        district_name,
        province_name,
        address,
        full_address: `${address}, ${line}`,
        place_dataset: PLACE_DATASET.name,
        place_dataset_version: PLACE_DATASET.version,
        created_at: EPOCH,
        updated_at: EPOCH,
      };
    }),
  );
  return { customers: rows, addresses: places.map((place, index) => ({ id: index + 1, ...place })) };
}
