CREATE TABLE "gateway_sessions" (
	"token" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"locale" text NOT NULL,
	"return_url" text NOT NULL,
	"outcome" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "gateway_sessions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "cart_coupons" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "cart_coupons" CASCADE;--> statement-breakpoint
ALTER TABLE "checkout_shops" DROP CONSTRAINT "checkout_shops_tenant_coupon_id_coupons_id_fk";
--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_mall_coupon_id_coupons_id_fk";
--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_delivery_coupon_id_coupons_id_fk";
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "in_deal_seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_items" ADD COLUMN "position" smallint;--> statement-breakpoint
UPDATE "checkout_items" AS "item" SET "position" = "place"."number" FROM (
	SELECT "checkout_id", "variant_id", row_number() OVER (PARTITION BY "checkout_id" ORDER BY "cart_item_id", "variant_id") - 1 AS "number"
	FROM "checkout_items"
) AS "place" WHERE ("place"."checkout_id", "place"."variant_id") = ("item"."checkout_id", "item"."variant_id");--> statement-breakpoint
ALTER TABLE "checkout_items" ALTER COLUMN "position" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_items" ADD COLUMN "in_deal_seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "coupon_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_holding_stock" ON "orders" USING btree ("held_until") WHERE "orders"."held_until" is not null;--> statement-breakpoint
UPDATE "checkouts" SET "coupon_ids" = array_remove(ARRAY["mall_coupon_id", "delivery_coupon_id"]
	|| ARRAY(SELECT "tenant_coupon_id" FROM "checkout_shops" WHERE "checkout_id" = "checkouts"."id" ORDER BY "tenant_id"), NULL);--> statement-breakpoint
ALTER TABLE "checkout_shops" DROP COLUMN "tenant_coupon_id";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "mall_coupon_id";--> statement-breakpoint
ALTER TABLE "checkouts" DROP COLUMN "delivery_coupon_id";