CREATE TABLE "product_moves" (
	"moved_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"facet_group_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"words" "tsvector" NOT NULL,
	"change" smallint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_moves_by_transaction" ON "product_moves" USING btree ("moved_by");--> statement-breakpoint
CREATE INDEX "product_moves_by_time" ON "product_moves" USING btree ("moved_at");
--> statement-breakpoint
-- An entry of the index came, went, or has another price or other facets: a sale changes none of these.
CREATE FUNCTION public.product_index_moved() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO product_moves (facet_group_id, price, words, change)
    SELECT facet_group_id, price, coalesce(words, ''), 1 FROM written LEFT JOIN product_documents USING (product_id);
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO product_moves (facet_group_id, price, words, change)
    SELECT facet_group_id, price, coalesce(words, ''), -1 FROM gone LEFT JOIN product_documents USING (product_id);
  ELSE
    INSERT INTO product_moves (facet_group_id, price, words, change)
    SELECT entry.facet_group_id, entry.price, coalesce(words, ''), entry.change
    FROM gone JOIN written USING (product_id) LEFT JOIN product_documents USING (product_id)
    CROSS JOIN LATERAL (VALUES (gone.facet_group_id, gone.price, -1), (written.facet_group_id, written.price, 1))
      AS entry (facet_group_id, price, change)
    WHERE (gone.facet_group_id, gone.price) <> (written.facet_group_id, written.price);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_index_came AFTER INSERT ON product_index
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_index_moved();
--> statement-breakpoint
CREATE TRIGGER product_index_went AFTER DELETE ON product_index
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION product_index_moved();
--> statement-breakpoint
CREATE TRIGGER product_index_moved AFTER UPDATE ON product_index
REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_index_moved();
--> statement-breakpoint
-- A product in the index has other words: it goes out as it was and comes in as it is.
CREATE FUNCTION public.product_words_moved() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO product_moves (facet_group_id, price, words, change)
    SELECT facet_group_id, price, document.words, change FROM written JOIN product_index USING (product_id)
    CROSS JOIN LATERAL (VALUES (''::tsvector, -1), (written.words, 1)) AS document (words, change);
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO product_moves (facet_group_id, price, words, change)
    SELECT facet_group_id, price, document.words, change FROM gone JOIN product_index USING (product_id)
    CROSS JOIN LATERAL (VALUES (gone.words, -1), (''::tsvector, 1)) AS document (words, change);
  ELSE
    INSERT INTO product_moves (facet_group_id, price, words, change)
    SELECT facet_group_id, price, document.words, change
    FROM gone JOIN written USING (product_id) JOIN product_index USING (product_id)
    CROSS JOIN LATERAL (VALUES (gone.words, -1), (written.words, 1)) AS document (words, change)
    WHERE gone.words <> written.words;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_words_came AFTER INSERT ON product_documents
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_words_moved();
--> statement-breakpoint
CREATE TRIGGER product_words_went AFTER DELETE ON product_documents
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION product_words_moved();
--> statement-breakpoint
CREATE TRIGGER product_words_moved AFTER UPDATE ON product_documents
REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_words_moved();
