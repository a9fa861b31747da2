CREATE TABLE "known_devices" (
	"customer_id" integer NOT NULL,
	"device" text NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_customer_id_device_pk" PRIMARY KEY("customer_id","device")
);
--> statement-breakpoint
CREATE TABLE "message_pauses" (
	"channel" text PRIMARY KEY NOT NULL,
	"paused_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_pauses_channel_allowed" CHECK ("message_pauses"."channel" in ('sms', 'email'))
);
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_signed_in_at_index" ON "known_devices" USING btree ("signed_in_at");