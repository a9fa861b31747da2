DROP INDEX "media_files_unused";--> statement-breakpoint
ALTER TABLE "identity_pictures" ADD COLUMN "stored_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "media_files_uploaded" ON "media_files" USING btree ("uploader","stored_bytes") WHERE uploader is not null;