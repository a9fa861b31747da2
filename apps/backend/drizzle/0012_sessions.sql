-- What is remembered of wrong passwords is counted in another way from now on.
TRUNCATE "login_attempts";--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" integer NOT NULL,
	"device" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_device" CHECK (length("sessions"."device") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "forgotten_at" timestamp (3) with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_customer_id_last_seen_at_index" ON "sessions" USING btree ("customer_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_index" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_attempts_forgotten_at_index" ON "login_attempts" USING btree ("forgotten_at");--> statement-breakpoint
ALTER TABLE "login_attempts" DROP COLUMN "failures";--> statement-breakpoint
ALTER TABLE "login_attempts" DROP COLUMN "last_failed_at";--> statement-breakpoint
ALTER TABLE "login_attempts" DROP COLUMN "locked_until";