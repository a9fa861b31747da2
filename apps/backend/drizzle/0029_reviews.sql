CREATE TABLE "review_reports" (
	"review_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"reason" text NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_reports_review_id_customer_id_pk" PRIMARY KEY("review_id","customer_id"),
	CONSTRAINT "review_reports_reason_allowed" CHECK ("review_reports"."reason" in ('spam', 'offensive', 'unrelated', 'personal_data', 'other'))
);
--> statement-breakpoint
ALTER TABLE "cs_attachments" ADD COLUMN "review_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "media_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "tenant_reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "tenant_replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "rating_sum" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_reports_customer_id_index" ON "review_reports" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_reports_open" ON "review_reports" USING btree ("created_at") WHERE "review_reports"."settled_at" is null;--> statement-breakpoint
ALTER TABLE "cs_attachments" ADD CONSTRAINT "cs_attachments_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cs_attachments_review_id_id_index" ON "cs_attachments" USING btree ("review_id","id");--> statement-breakpoint
CREATE INDEX "review_comments_customer_id_index" ON "review_comments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_likes_customer_id_index" ON "review_likes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "reviews_with_media" ON "reviews" USING btree ("product_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "reviews"."media_count" > 0;--> statement-breakpoint
CREATE INDEX "reviews_of_customer" ON "reviews" USING btree ("customer_id","product_id") WHERE "reviews"."customer_id" is not null;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_tenant_reply_allowed" CHECK (char_length("reviews"."tenant_reply") <= 2000);--> statement-breakpoint
UPDATE "reviews" SET "media_count" = jsonb_array_length("media") WHERE jsonb_typeof("media") = 'array' AND "media" <> '[]';--> statement-breakpoint
-- The shop's answer was the first comment that no customer wrote.
UPDATE "reviews" r SET "tenant_reply" = c."content", "tenant_replied_at" = c."created_at"
FROM (SELECT DISTINCT ON ("review_id") "review_id", "content", "created_at" FROM "review_comments"
  WHERE "customer_id" IS NULL ORDER BY "review_id", "id") c
WHERE c."review_id" = r."id";--> statement-breakpoint
UPDATE "tenants" t SET "rating_sum" = s."stars"
FROM (SELECT p."tenant_id", sum(coalesce(d."rating_histogram"[1], 0) + 2 * coalesce(d."rating_histogram"[2], 0)
    + 3 * coalesce(d."rating_histogram"[3], 0) + 4 * coalesce(d."rating_histogram"[4], 0) + 5 * coalesce(d."rating_histogram"[5], 0)) AS "stars"
  FROM "products" p JOIN "product_details" d ON d."product_id" = p."id" GROUP BY p."tenant_id") s
WHERE s."tenant_id" = t."id";
