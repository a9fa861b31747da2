import { createHmac } from "node:crypto";
import { eq, sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import type { Config } from "../../config.ts";
import { customers, formerCouponUses } from "../../database/schema/index.ts";

/** The key of a phone number's former coupon uses. */
const ownerOf = ({ jwtSecret }: Pick<Config, "jwtSecret">, phone: string): string =>
  createHmac("sha256", jwtSecret)
    .update(JSON.stringify(["former-customer", phone]))
    .digest("base64url");

/** Keeps a removed customer's coupon uses under their phone number, also those of earlier accounts with it. */
export async function keepCouponUses(
  tx: Transaction,
  config: Pick<Config, "jwtSecret">,
  customerId: number,
  now: Date,
): Promise<void> {
  const [customer] = await tx
    .select({ phone: customers.phone })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!customer?.phone) return;
  const owner = ownerOf(config, customer.phone);
  await giveUses(tx, String(customerId), owner);
  await tx.execute(sql`
    insert into ${formerCouponUses} (owner, coupon_id, created_at)
    select ${owner}, coupon_id, ${now.toISOString()}::timestamptz from (
      select distinct use.coupon_id, coalesce(orders.checkout_id::text, orders.id::text)
      from coupon_uses use join orders on orders.id = use.order_id join coupons on coupons.id = use.coupon_id
      where use.customer_id = ${customerId} and coupons.ends_at > ${now.toISOString()}) as used`);
}

/** Gives a customer who has proved a phone number the coupon uses of removed accounts with it. */
export const restoreCouponUses = (
  tx: Transaction,
  config: Pick<Config, "jwtSecret">,
  { id, phone }: { id: number; phone: string },
): Promise<void> => giveUses(tx, ownerOf(config, phone), String(id));

async function giveUses(tx: Transaction, from: string, owner: string): Promise<void> {
  await tx.update(formerCouponUses).set({ owner }).where(eq(formerCouponUses.owner, from));
}
