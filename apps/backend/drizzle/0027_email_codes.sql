ALTER TABLE "otps" DROP CONSTRAINT "otps_purpose_allowed";--> statement-breakpoint
ALTER TABLE "otps" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_email_allowed" CHECK (char_length("otps"."email") <= 200);--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_purpose_allowed" CHECK ("otps"."purpose" in ('register', 'restore_password', 'verify_phone', 'membership', 'verify_email'));