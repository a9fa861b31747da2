ALTER TABLE "customers" DROP CONSTRAINT "customers_email_unique";--> statement-breakpoint
ALTER TABLE "identity_documents" DROP CONSTRAINT "identity_documents_refusal_allowed";--> statement-breakpoint
DROP INDEX "identity_documents_number_once";--> statement-breakpoint
CREATE INDEX "customers_email_index" ON "customers" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_verified_email" ON "customers" USING btree ("email") WHERE "customers"."email_verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_documents_verified_number" ON "identity_documents" USING btree ("number_digest") WHERE "identity_documents"."status" = 'verified';--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_refusal_allowed" CHECK ("identity_documents"."refusal" in ('blurred', 'cut_off', 'glare', 'number_mismatch', 'name_mismatch', 'expired', 'not_a_document', 'used_elsewhere'));--> statement-breakpoint
-- Backends close streams of sessions that are over, whatever ended them (SESSIONS_ENDED_CHANNEL).
CREATE FUNCTION public.sessions_ended() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM pg_notify('sen_sessions_ended', to_jsonb(NEW) ->> TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER UPDATE OF ended_at ON sessions
FOR EACH ROW WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION sessions_ended('customer_id');
--> statement-breakpoint
CREATE TRIGGER all_sessions_ended AFTER UPDATE OF tokens_valid_from ON customers
FOR EACH ROW WHEN (OLD.tokens_valid_from IS DISTINCT FROM NEW.tokens_valid_from) EXECUTE FUNCTION sessions_ended('id');
