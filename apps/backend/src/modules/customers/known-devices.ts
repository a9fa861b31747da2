import { createHash } from "node:crypto";
import { and, eq, sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { knownDevices } from "../../database/schema/index.ts";

/** Devices that are known of one customer: beyond them the one goes that signed in longest ago. */
const DEVICES_PER_CUSTOMER = 20;

const digestOf = (device: string): string => createHash("sha256").update(device).digest("base64url");

/** Remembers that a device has signed in to an account. */
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

/** Whose phone a code goes to. */
type Holder = { id: number; phone_verified_at: Date | null } | null;

/**
 * The digest of the device that asks, where it has signed in to the account whose verified phone this is; else null. The
 * database is asked the same where there is no such account.
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
