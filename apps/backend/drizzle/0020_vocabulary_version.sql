ALTER TABLE "catalogue_version" ADD COLUMN "terms_version" bigint;
--> statement-breakpoint
-- Every word of the products on sale without its accents, with how many products have it: a mistyped word is led to the nearest of these.
-- Writes what has changed, and nothing else.
CREATE OR REPLACE FUNCTION public.refresh_search_terms() RETURNS void
LANGUAGE sql
AS $$
  WITH counted AS (
    SELECT word AS term, ndoc AS products
    FROM ts_stat('SELECT words FROM product_documents') WHERE word !~ '^[=^]' AND length(word) > 1
  ), gone AS (
    DELETE FROM search_terms AS kept WHERE NOT EXISTS (SELECT FROM counted WHERE counted.term = kept.term)
  )
  INSERT INTO search_terms AS kept (term, products)
  SELECT term, products FROM counted ORDER BY term
  ON CONFLICT (term) DO UPDATE SET products = excluded.products WHERE kept.products <> excluded.products;
$$;
