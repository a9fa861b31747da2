CREATE TABLE "catalogue_version" (
	"only" boolean DEFAULT true NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "catalogue_version_only_pk" PRIMARY KEY("only")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "facet_counts" (
	"slot" integer PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"version" bigint NOT NULL,
	"counts" jsonb NOT NULL
);

--> statement-breakpoint
CREATE FUNCTION public.catalogue_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO catalogue_version AS current (version) VALUES (1)
  ON CONFLICT ("only") DO UPDATE SET version = current.version + 1;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Sales and ratings change `product_index` too, but no count.
CREATE TRIGGER product_index_changed AFTER INSERT OR DELETE OR UPDATE OF facet_group_id, price ON product_index
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER facet_groups_changed AFTER INSERT OR DELETE OR UPDATE ON facet_groups
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER product_documents_changed AFTER INSERT OR DELETE OR UPDATE ON product_documents
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER product_details_changed AFTER INSERT OR DELETE OR UPDATE OF description_vi, description_en ON product_details
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER makers_changed AFTER UPDATE ON makers FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
CREATE TRIGGER malls_changed AFTER UPDATE ON malls FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
