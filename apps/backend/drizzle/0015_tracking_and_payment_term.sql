ALTER TABLE "delivery_histories" ADD COLUMN "event" text;--> statement-breakpoint
ALTER TABLE "delivery_histories" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD COLUMN "carrier" text;--> statement-breakpoint
CREATE INDEX "orders_awaiting_payment" ON "orders" USING btree ("created_at") WHERE "orders"."order_status" = 'PENDING_CONFIRM';--> statement-breakpoint
ALTER TABLE "delivery_histories" ADD CONSTRAINT "delivery_histories_event_allowed" CHECK ("delivery_histories"."event" in ('announced', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'delivery_failed', 'returned_to_shop'));--> statement-breakpoint
ALTER TABLE "delivery_histories" ADD CONSTRAINT "delivery_histories_place_allowed" CHECK (char_length("delivery_histories"."place") <= 200);--> statement-breakpoint
ALTER TABLE "delivery_requests" ADD CONSTRAINT "delivery_requests_carrier_allowed" CHECK (char_length("delivery_requests"."carrier") <= 100);