CREATE TABLE "upload_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"uploader" text NOT NULL,
	"bytes" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "stored_bytes" bigint;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "uploader" text;--> statement-breakpoint
UPDATE "media_files" SET
	"stored_bytes" = (SELECT coalesce(sum(ceil((form->>'size')::numeric / 4096) * 4096), 0) FROM jsonb_array_elements("renditions") AS form),
	"uploader" = CASE WHEN "attached_at" IS NULL AND "creator_type" = 1 THEN 'customer:' || "customer_id" END;--> statement-breakpoint
ALTER TABLE "media_files" ALTER COLUMN "stored_bytes" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "media_files_unused" ON "media_files" USING btree ("uploader","stored_bytes") WHERE attached_at is null;
