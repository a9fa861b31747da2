CREATE UNLOGGED TABLE "kept_answers" (
	"slot" integer PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"answer" json NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "kept_hits" (
	"slot" integer PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"product_ids" integer[] NOT NULL,
	"is_whole" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_term_changes" (
	"term" text NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_documents" ADD COLUMN "bestseller" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product_index" ADD COLUMN "on_deal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "product_documents_bestsellers" ON "product_documents" USING gin ("words") WHERE "product_documents"."bestseller";--> statement-breakpoint
CREATE INDEX "product_documents_bestseller_ids" ON "product_documents" USING btree ("product_id") WHERE "product_documents"."bestseller";--> statement-breakpoint
CREATE INDEX "product_index_on_deal" ON "product_index" USING btree ("product_id") WHERE "product_index"."on_deal";--> statement-breakpoint
-- Lists are read from its indexes alone where no row is unvacuumed; each sale changes a row.
ALTER TABLE "product_index" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);--> statement-breakpoint
-- What is counted has a time to live now: no row is written by every change.
DROP TRIGGER product_index_changed ON product_index;--> statement-breakpoint
DROP TRIGGER facet_groups_changed ON facet_groups;--> statement-breakpoint
DROP TRIGGER product_documents_changed ON product_documents;--> statement-breakpoint
DROP TRIGGER makers_changed ON makers;--> statement-breakpoint
DROP TRIGGER malls_changed ON malls;--> statement-breakpoint
DROP FUNCTION public.catalogue_changed();--> statement-breakpoint
DROP FUNCTION public.index_entries(integer[], timestamp with time zone);--> statement-breakpoint
-- What the index should say of every product on sale, with the prices of the deals that run at `at`.
CREATE FUNCTION public.index_entries(at timestamp with time zone)
RETURNS TABLE (
  product_id integer, tenant_id integer, mall_id integer, category_id integer, category_path integer[], maker_id integer,
  delivery smallint, shipping_discount boolean, price bigint, price_band smallint, sold_count integer,
  rating_count integer, rating real, discount_percent smallint, created_at timestamp with time zone, on_deal boolean
)
LANGUAGE sql STABLE
AS $$
  SELECT p.id, p.tenant_id, p.mall_id, p.category_id, p.category_path, p.maker_id, delivery_mask(p.delivery_types),
    p.shipping_discount, now.price, price_band(now.price), p.sold_count, p.rating_count, p.rating,
    CASE WHEN deal.price IS NULL THEN p.discount_percent
      ELSE (deal.original_price_after_tax - deal.price) * 100 / greatest(1, deal.original_price_after_tax)
    END::smallint,
    p.created_at, deal.price IS NOT NULL
  FROM products AS p
  LEFT JOIN (
    SELECT DISTINCT ON (product_id) product_id, price, original_price_after_tax
    FROM running_deals(at) ORDER BY product_id, price
  ) AS deal ON deal.product_id = p.id AND deal.price < p.price_after_discount
  CROSS JOIN LATERAL (SELECT coalesce(deal.price, p.price_after_discount) AS price) AS now
  WHERE p.active
$$;
--> statement-breakpoint
-- Brings the index entries of some products up to date.
CREATE OR REPLACE FUNCTION public.index_products(ids integer[], at timestamp with time zone) RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  touched integer[];
BEGIN
  SELECT array_agg(DISTINCT facet_group_id) INTO touched FROM product_index WHERE product_id = ANY (ids);

  INSERT INTO facet_groups
    (tenant_id, mall_id, category_id, category_path, maker_id, delivery, shipping_discount, price_band)
  SELECT DISTINCT tenant_id, mall_id, category_id, category_path, maker_id, delivery, shipping_discount, price_band
  FROM index_entries(at) AS wanted
  WHERE product_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM facet_groups AS g
    WHERE (g.tenant_id, g.mall_id, g.category_id, g.maker_id, g.delivery, g.shipping_discount, g.price_band)
      = (wanted.tenant_id, wanted.mall_id, wanted.category_id, wanted.maker_id, wanted.delivery,
        wanted.shipping_discount, wanted.price_band))
  ON CONFLICT DO NOTHING;

  INSERT INTO product_index AS entry
    (product_id, facet_group_id, price, sold_count, rating_count, rating, discount_percent, created_at, on_deal)
  SELECT wanted.product_id, g.id, wanted.price, wanted.sold_count, wanted.rating_count, wanted.rating,
    wanted.discount_percent, wanted.created_at, wanted.on_deal
  FROM index_entries(at) AS wanted
  JOIN facet_groups AS g
    ON (g.tenant_id, g.mall_id, g.category_id, g.maker_id, g.delivery, g.shipping_discount, g.price_band)
      = (wanted.tenant_id, wanted.mall_id, wanted.category_id, wanted.maker_id, wanted.delivery,
        wanted.shipping_discount, wanted.price_band)
  WHERE wanted.product_id = ANY (ids)
  ORDER BY wanted.product_id
  ON CONFLICT (product_id) DO UPDATE SET
    facet_group_id = excluded.facet_group_id, price = excluded.price, sold_count = excluded.sold_count,
    rating_count = excluded.rating_count, rating = excluded.rating, discount_percent = excluded.discount_percent,
    created_at = excluded.created_at, on_deal = excluded.on_deal
  WHERE entry IS DISTINCT FROM excluded;

  DELETE FROM product_index AS entry
  WHERE product_id = ANY (ids) AND NOT EXISTS (SELECT FROM products WHERE id = entry.product_id AND active);

  PERFORM count_facet_groups(array(
    SELECT unnest(touched) UNION SELECT facet_group_id FROM product_index WHERE product_id = ANY (ids)));
END $$;
--> statement-breakpoint
-- Makes the index of all products where it is empty, without looking at each.
CREATE FUNCTION public.build_product_index(at timestamp with time zone) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO facet_groups
    (tenant_id, mall_id, category_id, category_path, maker_id, delivery, shipping_discount, price_band, products)
  SELECT tenant_id, mall_id, category_id, category_path, maker_id, delivery, shipping_discount, price_band, count(*)
  FROM index_entries(at) GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  INSERT INTO product_index
    (product_id, facet_group_id, price, sold_count, rating_count, rating, discount_percent, created_at, on_deal)
  SELECT wanted.product_id, g.id, wanted.price, wanted.sold_count, wanted.rating_count, wanted.rating,
    wanted.discount_percent, wanted.created_at, wanted.on_deal
  FROM index_entries(at) AS wanted
  JOIN facet_groups AS g
    USING (tenant_id, mall_id, category_id, maker_id, delivery, shipping_discount, price_band);
$$;
--> statement-breakpoint
-- Lets the indexed prices follow the deals. True when prices changed.
CREATE OR REPLACE FUNCTION public.follow_deals(at timestamp with time zone) RETURNS boolean
LANGUAGE plpgsql
AS $$
DECLARE
  midnight timestamp := date_trunc('day', at AT TIME ZONE 'Asia/Ho_Chi_Minh');
  since timestamp with time zone;
BEGIN
  SELECT max(moment) INTO since
  FROM (
    SELECT midnight AT TIME ZONE 'Asia/Ho_Chi_Minh' AS moment
    UNION ALL
    SELECT (midnight + minute * interval '1 minute') AT TIME ZONE 'Asia/Ho_Chi_Minh'
    FROM flash_deals, unnest(ARRAY[starts_minute, ends_minute]) AS minute
  ) AS moments
  WHERE moment <= at;
  IF EXISTS (SELECT FROM catalogue_state WHERE deals_since = since) THEN RETURN false; END IF;
  INSERT INTO catalogue_state AS state ("only", deals_since, followed_at) VALUES (true, since, at)
  ON CONFLICT ("only") DO UPDATE SET deals_since = excluded.deals_since, followed_at = excluded.followed_at
  WHERE state.deals_since <> excluded.deals_since;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM index_products(array(
    SELECT product_id FROM flash_deal_items UNION SELECT product_id FROM product_index WHERE on_deal ORDER BY 1), at);
  RETURN true;
END $$;
--> statement-breakpoint
-- Prices of deals that were indexed before.
UPDATE product_index AS entry SET on_deal = true
FROM products AS p WHERE p.id = entry.product_id AND entry.price <> p.price_after_discount;
--> statement-breakpoint
-- The words of a text for a document, each as it is spelled (=áo) and without accents (ao), at its place after `start`.
-- `heads` says how much the first words weigh: {A,A,B} gives the first two A and all others B.
CREATE OR REPLACE FUNCTION public.sen_lexemes(input text, start integer, heads text[]) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
AS $$
DECLARE
  spelled text := public.sen_spelled(input);
  words text[] := string_to_array(spelled, ' ');
  -- A sign that is written out as several words is rare: then each word is asked for by itself.
  plains text[] := string_to_array(public.sen_normalize(spelled), ' ');
  apart boolean := cardinality(plains) <> cardinality(words);
  plain text;
  place text;
  lexemes text := '';
BEGIN
  FOR number IN 1 .. least(cardinality(words), 90) LOOP
    plain := CASE WHEN apart THEN public.sen_normalize(words[number]) ELSE plains[number] END;
    CONTINUE WHEN plain = '';
    place := (start + number) || heads[least(number, cardinality(heads))];
    lexemes := lexemes || '''=' || words[number] || ''':' || place || ' ''' || plain || ''':' || place || ' ';
  END LOOP;
  RETURN lexemes;
END $$;
--> statement-breakpoint
-- The words of a description: without accents, and without their places.
CREATE FUNCTION public.described_words(input text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT strip(to_tsvector('simple', public.sen_plain(input))) $$;
--> statement-breakpoint
CREATE FUNCTION public.maker_lexemes(name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT public.sen_lexemes(name, 300, '{D}') $$;
--> statement-breakpoint
-- The words of a category, and of those above it.
CREATE FUNCTION public.category_lexemes(category_id integer, category_path integer[]) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT string_agg(concat_ws(' ',
    public.sen_lexemes(c.name_vi, 400 + c.id % 100 * 100, CASE WHEN c.id = category_id THEN '{B}' ELSE '{C}' END::text[]),
    public.sen_lexemes(c.name_en, 450 + c.id % 100 * 100, CASE WHEN c.id = category_id THEN '{B}' ELSE '{C}' END::text[])), ' ')
  FROM public.categories AS c WHERE c.id = ANY (category_path)
$$;
--> statement-breakpoint
-- The words of a product, the first word of the name once more with a ^. A: what the thing is, the first two words of its name. B: the next two, the
-- English name, the category. C: the rest of the names, the categories above. D: the brand. Those of brand and categories are given.
CREATE FUNCTION public.product_lexemes(name_vi text, name_en text, of_maker text, of_categories text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT concat_ws(' ',
    '''^' || split_part(of_name, '''', 2) || ''':1 ''^' || split_part(of_name, '''', 4) || ''':1',
    of_name,
    public.sen_lexemes(split_part(name_en, ',', 1), 100, '{B}'),
    public.sen_lexemes(substr(name_en, length(split_part(name_en, ',', 1)) + 1), 200, '{C}'),
    of_maker, of_categories)::tsvector
  FROM (SELECT public.sen_lexemes(name_vi, 0, '{A,A,B,B,C}') AS of_name OFFSET 0) AS first
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.index_product_descriptions(ids integer[]) RETURNS void
LANGUAGE sql
AS $$
  UPDATE product_documents AS document
  SET described = described_words(details.description_vi || ' ' || details.description_en)
  FROM product_details AS details
  WHERE details.product_id = document.product_id AND document.product_id = ANY (ids);
$$;
--> statement-breakpoint
-- Brings the words of some products up to date.
CREATE OR REPLACE FUNCTION public.index_product_words(ids integer[]) RETURNS void
LANGUAGE sql
AS $$
  DELETE FROM product_documents WHERE product_id = ANY (ids)
    AND product_id NOT IN (SELECT id FROM products WHERE id = ANY (ids) AND active);
  INSERT INTO product_documents (product_id, words, bestseller)
  SELECT p.id, product_lexemes(p.name_vi, p.name_en, maker_lexemes(m.name), category_lexemes(p.category_id, p.category_path)), true
  FROM products AS p
  JOIN makers AS m ON m.id = p.maker_id
  WHERE p.id = ANY (ids) AND p.active
  ON CONFLICT (product_id) DO UPDATE SET words = excluded.words;
  SELECT index_product_descriptions(ids);
$$;
--> statement-breakpoint
-- How many products of a category count as its best sold.
CREATE FUNCTION public.bestsellers_of_category() RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT 500 $$;
--> statement-breakpoint
-- Marks the best sold products of each category.
CREATE FUNCTION public.mark_bestsellers() RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  best integer[] := array(
    SELECT sold.id FROM categories AS c
    CROSS JOIN LATERAL (
      SELECT p.id FROM products AS p WHERE p.category_id = c.id AND p.active
      ORDER BY p.sold_count DESC NULLS LAST, p.id DESC NULLS LAST LIMIT bestsellers_of_category()
    ) AS sold);
BEGIN
  UPDATE product_documents SET bestseller = true WHERE product_id = ANY (best) AND NOT bestseller;
  UPDATE product_documents SET bestseller = false WHERE bestseller AND NOT EXISTS (
    SELECT FROM unnest(best) AS one (id) WHERE one.id = product_id);
END $$;
--> statement-breakpoint
-- The words of all descriptions as a new table `building_descriptions`; each paragraph, which many may have, is made out once.
-- Joins are looked up one by one: how many paragraphs a text has cannot be foreseen.
CREATE FUNCTION public.build_product_descriptions() RETURNS void
LANGUAGE plpgsql
SET enable_hashjoin = off SET enable_mergejoin = off
AS $$
BEGIN
  CREATE TABLE building_paragraphs AS
    SELECT paragraph, described_words(paragraph)::text AS words
    FROM (
      SELECT DISTINCT paragraph FROM product_details,
        string_to_table(description_vi || E'\n\n' || description_en, E'\n\n') AS part (paragraph)
    ) AS different;
  CREATE INDEX ON building_paragraphs USING hash (paragraph);
  ANALYZE building_paragraphs;
  -- A query that makes a table runs on several processors; one that fills a table does not.
  CREATE TABLE building_descriptions AS
    SELECT product_id, texts.described
    FROM product_details
    CROSS JOIN LATERAL (
      SELECT string_agg(paragraphs.words, ' ')::tsvector AS described
      FROM string_to_table(description_vi || E'\n\n' || description_en, E'\n\n') AS part (paragraph)
      JOIN building_paragraphs AS paragraphs USING (paragraph)
    ) AS texts;
  DROP TABLE building_paragraphs;
END $$;
--> statement-breakpoint
-- Makes the documents of all products where there are none. What many have alike (brand, category) is made out once.
CREATE FUNCTION public.build_product_documents() RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM build_product_descriptions();
  CREATE TABLE building_around AS
    SELECT maker_id, category_id, category_path, maker_lexemes(m.name) AS of_maker,
      category_lexemes(category_id, category_path) AS of_categories
    FROM (SELECT DISTINCT maker_id, category_id, category_path FROM products) AS different
    JOIN makers AS m ON m.id = different.maker_id;
  ANALYZE building_around;
  CREATE TABLE building_words AS
    SELECT p.id AS product_id, p.category_id, p.sold_count,
      product_lexemes(p.name_vi, p.name_en, around.of_maker, around.of_categories) AS words
    FROM products AS p JOIN building_around AS around USING (maker_id, category_id, category_path)
    WHERE p.active;
  INSERT INTO product_documents (product_id, words, described, bestseller)
  SELECT product_id, words, coalesce(described, ''),
    row_number() OVER (PARTITION BY category_id ORDER BY sold_count DESC, product_id DESC) <= bestsellers_of_category()
  FROM building_words LEFT JOIN building_descriptions USING (product_id);
  DROP TABLE building_around, building_words, building_descriptions;
END $$;
--> statement-breakpoint
-- Whether a word of a document is one of the vocabulary: without accents, and of more than one letter.
CREATE FUNCTION public.is_search_term(word text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT word !~ '^[=^]' AND length(word) > 1 $$;
--> statement-breakpoint
-- Words that come into documents or go out of them: the vocabulary follows them by these alone.
CREATE FUNCTION public.product_documents_inserted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO search_term_changes (term, change)
  SELECT term, count(*) FROM written, unnest(tsvector_to_array(words)) AS one (term)
  WHERE is_search_term(term) GROUP BY term;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.product_documents_deleted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO search_term_changes (term, change)
  SELECT term, - count(*) FROM gone, unnest(tsvector_to_array(words)) AS one (term)
  WHERE is_search_term(term) GROUP BY term;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.product_documents_updated() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO search_term_changes (term, change)
  SELECT term, sum(change) FROM (
    SELECT unnest(tsvector_to_array(after.words)) AS term, 1 AS change
    FROM written AS after JOIN before USING (product_id) WHERE after.words <> before.words
    UNION ALL
    SELECT unnest(tsvector_to_array(before.words)), -1
    FROM written AS after JOIN before USING (product_id) WHERE after.words <> before.words
  ) AS moved
  WHERE is_search_term(term) GROUP BY term HAVING sum(change) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts all words of the vocabulary anew; what changed until now is in it.
CREATE OR REPLACE FUNCTION public.refresh_search_terms() RETURNS void
LANGUAGE sql
AS $$
  DELETE FROM search_term_changes;
  WITH counted AS (
    SELECT word AS term, ndoc AS products FROM ts_stat('SELECT words FROM product_documents') WHERE is_search_term(word)
  ), gone AS (
    DELETE FROM search_terms AS kept WHERE NOT EXISTS (SELECT FROM counted WHERE counted.term = kept.term)
  )
  INSERT INTO search_terms AS kept (term, products)
  SELECT term, products FROM counted ORDER BY term
  ON CONFLICT (term) DO UPDATE SET products = excluded.products WHERE kept.products <> excluded.products;
$$;
--> statement-breakpoint
-- Lets the vocabulary follow the words that came and went.
CREATE FUNCTION public.follow_search_terms() RETURNS void
LANGUAGE sql
AS $$
  WITH moved AS (
    DELETE FROM search_term_changes RETURNING term, change
  )
  INSERT INTO search_terms AS kept (term, products)
  SELECT term, sum(change) FROM moved GROUP BY term HAVING sum(change) <> 0 ORDER BY term
  ON CONFLICT (term) DO UPDATE SET products = kept.products + excluded.products;
  DELETE FROM search_terms WHERE products <= 0;
$$;
--> statement-breakpoint
SELECT refresh_search_terms(), mark_bestsellers();
--> statement-breakpoint
CREATE TRIGGER product_documents_inserted AFTER INSERT ON product_documents
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_documents_inserted();
--> statement-breakpoint
CREATE TRIGGER product_documents_deleted AFTER DELETE ON product_documents
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION product_documents_deleted();
--> statement-breakpoint
CREATE TRIGGER product_documents_updated AFTER UPDATE ON product_documents
REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_documents_updated();
