import {
  cartItems,
  checkouts,
  idempotencyKeys,
  pointEntries,
  rateLimits,
  reviews,
  ticketMessages,
  tickets,
} from "../src/database/schema/index.ts";
import { delivered, fileOf } from "./aftersales.ts";
import { keepCoupon } from "./keep-coupon.ts";
import type { TestShop } from "./shop.ts";
import { demoCustomer } from "./small-shop/index.ts";

/** Gives the demo customer one of everything that customers can have. Returns the order's id. */
export async function haveOne(shop: TestShop): Promise<number> {
  const { db } = shop;
  const order_id = await delivered(shop);
  await fileOf(shop, demoCustomer.id);
  const now = shop.clock.now();
  const customer_id = demoCustomer.id;
  await db.insert(cartItems).values({ customer_id, variant_id: 11, quantity: 1, price_seen: 1 });
  await db.insert(checkouts).values({ customer_id, source: "cart", expires_at: now });
  await db
    .insert(idempotencyKeys)
    .values({ customer_id, operation: "o", key: "k", request_hash: "h", created_at: now });
  await db.insert(pointEntries).values({ customer_id, order_id, points: 1, created_at: now });
  await db.insert(rateLimits).values({ key: "k", points: 1, expire: now });
  await db.insert(reviews).values({ product_id: 1, author_name: "Sen", rating: 5, content: "Đẹp" });
  await keepCoupon(db, customer_id, 1);
  const [ticket] = await db.insert(tickets).values({ customer_id, category: 1, subject: "Hỏi" }).returning();
  await db.insert(ticketMessages).values({ ticket_id: ticket?.id ?? 0, creator_type: 1, text: "Hỏi" });
  return order_id;
}
