import { createHash } from "node:crypto";
import { and, eq, sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { knownDevices } from "../../database/schema/index.ts";

/** Devices remembered per customer: beyond that, the one that signed in longest ago is forgotten. */
const DEVICES_PER_CUSTOMER = 20;

const digestOf = (device: string): string => createHash("sha256").update(device).digest("base64url");

/** Records that a device signed in to an account. */
export async function rememberDevice(
  db: Queryable,
  customer_id: number,
  device: string,
  signed_in_at: Date,
): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ customer_id, device: digestOf(device), signed_in_at })
    .onConflictDoUpdate({ target: [knownDevices.customer_id, knownDevices.device], set: { signed_in_at } });
  await db.execute(sql`
    delete from known_devices where (customer_id, device) in (
      select customer_id, device from known_devices where customer_id = ${customer_id}
      order by signed_in_at desc, device offset ${DEVICES_PER_CUSTOMER} for update skip locked)`);
}

/** The account that a code is sent to. */
type Holder = { id: number; phone_verified_at: Date | null } | null;

/**
 * Digest of the requesting device, if it has signed in to the account with this verified phone; else null. Runs the same query if
 * there is no such account.
 */
export async function ownDeviceOf(
  db: Queryable,
  holder: Holder,
  device: string | null,
): Promise<string | null> {
  const digest = digestOf(device ?? "");
  const [known] = await db
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(and(eq(knownDevices.customer_id, holder?.id ?? 0), eq(knownDevices.device, digest)));
  return known && holder?.phone_verified_at ? digest : null;
}
