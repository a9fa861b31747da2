CREATE TABLE "photos" (
	"id" text PRIMARY KEY NOT NULL,
	"source" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"done_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "operator_actions_actor_allowed" CHECK (char_length("operator_actions"."actor") <= 100),
	CONSTRAINT "operator_actions_action_allowed" CHECK (char_length("operator_actions"."action") <= 60)
);
--> statement-breakpoint
CREATE TABLE "master_data" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "master_data_is_only_row" CHECK ("master_data"."is_only_row")
);
--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "own_code" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "code" text GENERATED ALWAYS AS (coalesce(own_code, id::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "own_code" text;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "code" text GENERATED ALWAYS AS (coalesce(own_code, id::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "own_code" text;--> statement-breakpoint
ALTER TABLE "makers" ADD COLUMN "code" text GENERATED ALWAYS AS (coalesce(own_code, id::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "own_code" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "code" text GENERATED ALWAYS AS (coalesce(own_code, id::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "stations" ADD COLUMN "own_code" text;--> statement-breakpoint
ALTER TABLE "stations" ADD COLUMN "code" text GENERATED ALWAYS AS (coalesce(own_code, id::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "flash_deals" ADD COLUMN "own_code" text;--> statement-breakpoint
ALTER TABLE "flash_deals" ADD COLUMN "code" text GENERATED ALWAYS AS (coalesce(own_code, id::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "malls" ADD COLUMN "own_code" text;--> statement-breakpoint
ALTER TABLE "malls" ADD COLUMN "code" text GENERATED ALWAYS AS (coalesce(own_code, id::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "own_code" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "code" text GENERATED ALWAYS AS (coalesce(own_code, id::text)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "operator_actions_done_at_index" ON "operator_actions" USING btree ("done_at");--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "makers" ADD CONSTRAINT "makers_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_sku_unique" UNIQUE("sku");--> statement-breakpoint
ALTER TABLE "stations" ADD CONSTRAINT "stations_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "flash_deals" ADD CONSTRAINT "flash_deals_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "malls" ADD CONSTRAINT "malls_code_unique" UNIQUE("code");--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_code_unique" UNIQUE("code");--> statement-breakpoint
CREATE FUNCTION "operator_actions_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_actions is append-only: % is refused', lower(TG_OP) USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "operator_actions_stay" BEFORE UPDATE OR DELETE ON "operator_actions" FOR EACH ROW EXECUTE FUNCTION "operator_actions_stay"();
--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "photos" FOR EACH STATEMENT EXECUTE FUNCTION refuse_in_real_shop();
--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "operator_actions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_in_real_shop();
--> statement-breakpoint
CREATE TRIGGER no_truncate BEFORE TRUNCATE ON "master_data" FOR EACH STATEMENT EXECUTE FUNCTION refuse_in_real_shop();
