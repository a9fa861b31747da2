CREATE TABLE "recently_viewed" (
	"customer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL,
	"price_seen" bigint NOT NULL,
	CONSTRAINT "recently_viewed_customer_id_product_id_pk" PRIMARY KEY("customer_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "flash_deal_items" ADD COLUMN "per_customer" integer;--> statement-breakpoint
ALTER TABLE "recently_viewed" ADD CONSTRAINT "recently_viewed_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recently_viewed" ADD CONSTRAINT "recently_viewed_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recently_viewed_customer_id_viewed_at_index" ON "recently_viewed" USING btree ("customer_id","viewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "recently_viewed_product_id_index" ON "recently_viewed" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_items_of_deal" ON "order_items" USING btree ("flash_deal_item_id","flash_deal_window") WHERE "order_items"."flash_deal_item_id" is not null;--> statement-breakpoint
ALTER TABLE "flash_deal_items" ADD CONSTRAINT "flash_deal_items_per_customer_check" CHECK ("flash_deal_items"."per_customer" >= 1);