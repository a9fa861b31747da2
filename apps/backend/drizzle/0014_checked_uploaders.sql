ALTER TABLE "sessions" DROP CONSTRAINT "sessions_device";--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_allowed" CHECK (char_length("sessions"."device") <= 100);--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_uploader_allowed" CHECK (char_length("media_files"."uploader") <= 100);--> statement-breakpoint
ALTER TABLE "upload_reservations" ADD CONSTRAINT "upload_reservations_uploader_allowed" CHECK (char_length("upload_reservations"."uploader") <= 100);