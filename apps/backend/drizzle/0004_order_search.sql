CREATE TABLE "order_search" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_search" ADD CONSTRAINT "order_search_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_search_customer_id_index" ON "order_search" USING btree ("customer_id");--> statement-breakpoint
-- The same as `indexOrderWords`, for the orders that are there.
INSERT INTO "order_search" ("order_id", "customer_id", "words")
SELECT o.id, o.customer_id, array_to_tsvector(string_to_array(public.sen_normalize(
  concat_ws(' ', o.code, replace(o.code, '-', ''), o.tenant_name, (
    SELECT string_agg(concat_ws(' ', i.product_name_vi, i.product_name_en,
      i.variance_group_1_vi, i.variance_group_1_en, i.variance_group_2_vi, i.variance_group_2_en), ' ')
    FROM "order_items" AS i WHERE i.order_id = o.id))), ' '))
FROM "orders" AS o;
