ALTER TABLE "media_files" ADD COLUMN "prepare_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "prepare_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "media_files_prepare_at_index" ON "media_files" USING btree ("prepare_at") WHERE prepare_at is not null;