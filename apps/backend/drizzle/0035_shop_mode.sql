CREATE TABLE "shop_mode" (
	"is_only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"mode" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_mode_is_only_row" CHECK ("shop_mode"."is_only_row"),
	CONSTRAINT "shop_mode_mode_allowed" CHECK ("shop_mode"."mode" in ('demo', 'production'))
);
--> statement-breakpoint
CREATE FUNCTION refuse_in_real_shop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM shop_mode WHERE mode = 'production') THEN
    RAISE EXCEPTION 'This database is a real shop''s: % of % is refused', lower(TG_OP), TG_TABLE_NAME
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shop_mode_stays BEFORE UPDATE OR DELETE ON shop_mode FOR EACH STATEMENT EXECUTE FUNCTION refuse_in_real_shop();
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
  LOOP
    EXECUTE format('CREATE TRIGGER no_truncate BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_in_real_shop()', name);
  END LOOP;
END $$;
