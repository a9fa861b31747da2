ALTER TABLE "orders" ADD COLUMN "return_creator_type" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_return_creator_type_allowed" CHECK ("orders"."return_creator_type" in (1, 2, 3));--> statement-breakpoint
-- The system's returns begin with a failed delivery.
UPDATE "orders" o SET "return_creator_type" = CASE WHEN (
    SELECT h."status" FROM "return_histories" h WHERE h."return_request_id" = r."id" ORDER BY h."id" LIMIT 1
  ) = 9 THEN 3 ELSE 1 END
FROM (SELECT DISTINCT ON ("order_id") "order_id", "id" FROM "return_requests" ORDER BY "order_id", "id" DESC) r
WHERE r."order_id" = o."id";--> statement-breakpoint
-- Orders whose parcel is back at the shop have ended: stock and coupons come back, and what was paid begins its way back.
CREATE TEMPORARY TABLE "ended_orders" AS
SELECT "id" FROM "orders" WHERE "order_status" = 'TO_RECEIVE' AND "return_creator_type" = 3 AND "return_status" IN (3, 8);--> statement-breakpoint
UPDATE "orders" SET "order_status" = 'CANCELLED', "cancel_status" = 3, "cancelled_at" = coalesce("cancelled_at", "updated_at")
WHERE "id" IN (SELECT "id" FROM "ended_orders");--> statement-breakpoint
INSERT INTO "order_histories" ("order_id", "order_status", "payment_status", "created_at")
SELECT "id", "order_status", "payment_status", "cancelled_at" FROM "orders" WHERE "id" IN (SELECT "id" FROM "ended_orders");--> statement-breakpoint
UPDATE "variants" v SET "stock" = v."stock" + i."quantity"
FROM (SELECT "variant_id", sum("quantity")::integer AS "quantity" FROM "order_items"
  WHERE "order_id" IN (SELECT "id" FROM "ended_orders") GROUP BY "variant_id") i
WHERE i."variant_id" = v."id";--> statement-breakpoint
UPDATE "products" p SET "stock" = p."stock" + i."quantity"
FROM (SELECT "product_id", sum("quantity")::integer AS "quantity" FROM "order_items"
  WHERE "order_id" IN (SELECT "id" FROM "ended_orders") GROUP BY "product_id") i
WHERE i."product_id" = p."id";--> statement-breakpoint
CREATE TEMPORARY TABLE "freed_coupons" AS
SELECT DISTINCT u."coupon_id", coalesce(o."checkout_id"::text, o."id"::text) AS "bought" FROM "coupon_uses" u
JOIN "orders" o ON o."id" = u."order_id" WHERE o."id" IN (SELECT "id" FROM "ended_orders");--> statement-breakpoint
DELETE FROM "coupon_uses" WHERE "order_id" IN (SELECT "id" FROM "ended_orders");--> statement-breakpoint
-- A coupon that was split over several shops comes back with the last of them.
UPDATE "coupons" c SET "used" = greatest(0, c."used" - f."times")
FROM (SELECT "coupon_id", count(*)::integer AS "times" FROM "freed_coupons" freed
  WHERE NOT EXISTS (SELECT FROM "coupon_uses" u JOIN "orders" o ON o."id" = u."order_id"
    WHERE u."coupon_id" = freed."coupon_id" AND coalesce(o."checkout_id"::text, o."id"::text) = freed."bought")
  GROUP BY "coupon_id") f
WHERE f."coupon_id" = c."id";--> statement-breakpoint
INSERT INTO "refunds" ("order_id", "customer_id", "amount", "payment_vendor_id")
SELECT o."id", o."customer_id", o."order_tenant_final", r."payment_vendor_id" FROM "orders" o
JOIN LATERAL (SELECT "payment_vendor_id" FROM "return_requests" WHERE "order_id" = o."id" ORDER BY "id" DESC LIMIT 1) r ON true
WHERE o."id" IN (SELECT "id" FROM "ended_orders") AND o."payment_status" = 1 AND o."refund_status" IS NULL;--> statement-breakpoint
INSERT INTO "refund_histories" ("refund_id", "status")
SELECT f."id", f."status" FROM "refunds" f JOIN "orders" o ON o."id" = f."order_id"
WHERE o."id" IN (SELECT "id" FROM "ended_orders") AND o."refund_status" IS NULL;--> statement-breakpoint
UPDATE "orders" o SET "refund_status" = f."status" FROM "refunds" f
WHERE f."order_id" = o."id" AND o."refund_status" IS NULL AND o."id" IN (SELECT "id" FROM "ended_orders");--> statement-breakpoint
DROP TABLE "ended_orders", "freed_coupons";
