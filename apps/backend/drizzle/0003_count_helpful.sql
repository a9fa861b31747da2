ALTER TABLE "support_questions" ADD COLUMN "helpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "question_feedback_created_at_index" ON "question_feedback" USING btree ("created_at");--> statement-breakpoint
UPDATE "support_questions" q SET "helpful_count" = (SELECT count(*) FROM "question_feedback" f WHERE f.question_id = q.id AND f.is_helpful);
