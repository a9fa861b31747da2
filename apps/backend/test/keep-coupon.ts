import { eq } from "../src/database/drizzle.ts";
import type { Queryable } from "../src/database/connect.ts";
import { coupons, savedCoupons } from "../src/database/schema/index.ts";

/** Saves a coupon for a customer, even if it could no longer be saved. */
export async function keepCoupon(
  db: Queryable,
  customer_id: number,
  coupon_id: number,
  saved_at = new Date(),
): Promise<void> {
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, coupon_id));
  if (!coupon) throw new RangeError(`There is no coupon ${coupon_id}`);
  await db.insert(savedCoupons).values({ customer_id, coupon_id, ends_at: coupon.ends_at, saved_at });
}
