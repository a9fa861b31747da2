import type { Address } from "@sen/api";
import { and, desc, eq, isNull, type SQL } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { PLACE_DATASET } from "../../database/place-dataset.ts";
import { addresses, wards } from "../../database/schema/index.ts";
import type { Customer } from "../../signed-in.ts";
import { forbidden, notFound } from "../../errors/errors.ts";
import { parentPath } from "../places/index.ts";

/** Reads saved addresses in the contract's shape, the default first, then the newest. */
export async function readAddresses(db: Queryable, where: SQL | undefined): Promise<Address[]> {
  const rows = await db
    .select({ row: addresses, since_2025: wards.since_2025 })
    .from(addresses)
    .leftJoin(wards, and(eq(wards.id, addresses.ward_id), eq(addresses.place_dataset, PLACE_DATASET.name)))
    .where(and(where, isNull(addresses.deleted_at)))
    .orderBy(desc(addresses.type), desc(addresses.id));
  return rows.map(({ row, since_2025 }) => ({
    id: row.id,
    type: row.type as Address["type"],
    customer_id: row.customer_id,
    address: row.address,
    office_type: row.office_type as Address["office_type"],
    ward_id: row.ward_id,
    district_id: row.district_id,
    province_id: row.province_id,
    contact_name: row.contact_name,
    contact_phone: row.contact_phone,
    full_address: row.full_address,
    province_name: row.province_name,
    district_name: row.district_name,
    ward_name: row.ward_name,
    parent_path: parentPath(row),
    since_2025,
    place_dataset: row.place_dataset,
    place_dataset_version: row.place_dataset_version,
  }));
}

/** One address by its id. */
export async function readAddress(db: Queryable, id: number): Promise<Address> {
  const [address] = await readAddresses(db, eq(addresses.id, id));
  if (!address) throw notFound();
  return address;
}

/** The stored address. Throws 404 if it does not exist, 403 if it belongs to another customer. */
export async function addressOf(db: Queryable, customer: Customer, id: number) {
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), isNull(addresses.deleted_at)))
    .limit(1);
  if (!address) throw notFound();
  if (address.customer_id !== customer.id) throw forbidden();
  return address;
}

/** Clears the default flag of the customer's addresses. */
export async function clearDefault(tx: Transaction, customer: Customer): Promise<void> {
  await tx
    .update(addresses)
    .set({ type: 0 })
    .where(and(eq(addresses.customer_id, customer.id), eq(addresses.type, 1), isNull(addresses.deleted_at)));
}

/** The customer's default address, else the newest; null if they have none. */
export async function usualAddress(
  db: Queryable,
  { id }: Pick<Customer, "id">,
): Promise<{ id: number; province_id: number; ward_id: number } | null> {
  const [address] = await db
    .select({ id: addresses.id, province_id: addresses.province_id, ward_id: addresses.ward_id })
    .from(addresses)
    .where(and(eq(addresses.customer_id, id), isNull(addresses.deleted_at)))
    .orderBy(desc(addresses.type), desc(addresses.id))
    .limit(1);
  return address ?? null;
}
