CREATE EXTENSION IF NOT EXISTS fuzzystrmatch WITH SCHEMA public;--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"phrase" text NOT NULL,
	"meant" text NOT NULL,
	CONSTRAINT "search_synonyms_phrase_meant_pk" PRIMARY KEY("phrase","meant"),
	CONSTRAINT "search_synonyms_phrase_check" CHECK (char_length("phrase") BETWEEN 1 AND 60),
	CONSTRAINT "search_synonyms_meant_check" CHECK (char_length("meant") BETWEEN 1 AND 60)
);
--> statement-breakpoint
-- Text as it is spelled: with its accents, composed, in lower case, one space between words. What people write in two ways is
-- written in one: the tone of oa, oe and uy stands on the first vowel (hòa), and i stands for a y that ends a syllable (mĩ).
-- Said without character classes and case tables, which depend on the database's locale.
CREATE FUNCTION public.sen_spelled(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT trim(regexp_replace(
    normalize(
      regexp_replace(
        regexp_replace(
          replace(lower(normalize(input, NFD)), 'Đ', 'đ'),
          '(qu|[^aeiou\u0300-\u036f]|^)y([\u0300\u0301\u0303\u0309\u0323]?)(?![a-z])', '\1i\2', 'g'),
        '(o(?=[ae])|u(?=y))([aey])([\u0300\u0301\u0303\u0309\u0323])', '\1\3\2', 'g'),
      NFC),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- The same without accents.
CREATE FUNCTION public.sen_plain(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT public.sen_normalize(public.sen_spelled(input)) $$;
--> statement-breakpoint
-- The words of a text for a document, each as it is spelled (=áo) and without accents (ao), at its place after `start`.
-- `heads` says how much the first words weigh: {A,A,B} gives the first two A and all others B.
CREATE FUNCTION public.sen_lexemes(input text, start integer, heads text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT coalesce(string_agg(
    format('%s:%s%s %s:%s%s', quote_literal('=' || word), place, weight, quote_literal(public.sen_normalize(word)), place, weight), ' '), '')
  FROM (
    SELECT word, start + ordinality AS place, heads[least(ordinality, cardinality(heads))] AS weight
    FROM unnest(string_to_array(public.sen_spelled(input), ' ')) WITH ORDINALITY AS words (word, ordinality)
    WHERE public.sen_normalize(word) <> '' AND ordinality <= 90
  ) AS placed
$$;
--> statement-breakpoint
DROP TRIGGER "product_documents_changed" ON "product_documents";--> statement-breakpoint
ALTER TABLE "product_documents" DROP COLUMN "names";--> statement-breakpoint
ALTER TABLE "product_documents" ADD COLUMN "described" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "product_documents_described" ON "product_documents" USING gin ("described");--> statement-breakpoint
-- Brings the words of some products' descriptions up to date: without accents, and without their places.
CREATE FUNCTION public.index_product_descriptions(ids integer[]) RETURNS void
LANGUAGE sql
AS $$
  UPDATE product_documents AS document
  SET described = strip(to_tsvector('simple', public.sen_plain(details.description_vi || ' ' || details.description_en)))
  FROM product_details AS details
  WHERE details.product_id = document.product_id AND document.product_id = ANY (ids);
$$;
--> statement-breakpoint
CREATE FUNCTION public.product_details_written() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM index_product_descriptions(array(SELECT product_id FROM written));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Most updates are ratings.
CREATE FUNCTION public.product_details_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  changed integer[] := array(
    SELECT product_id FROM written AS after JOIN before USING (product_id)
    WHERE (after.description_vi, after.description_en) IS DISTINCT FROM (before.description_vi, before.description_en));
BEGIN
  IF cardinality(changed) > 0 THEN PERFORM index_product_descriptions(changed); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Brings the words of some products up to date, the first word of the name once more with a ^. A: what the thing is, the first two words of its name. B: the next two, the
-- English name, the category. C: the rest of the names, the categories above. D: the brand.
CREATE OR REPLACE FUNCTION public.index_product_words(ids integer[]) RETURNS void
LANGUAGE sql
AS $$
  DELETE FROM product_documents WHERE product_id = ANY (ids)
    AND product_id NOT IN (SELECT id FROM products WHERE id = ANY (ids) AND active);
  INSERT INTO product_documents (product_id, words)
  SELECT p.id, concat_ws(' ',
    format('%s:1 %s:1', quote_literal('^=' || head), quote_literal('^' || public.sen_normalize(head))),
    sen_lexemes(p.name_vi, 0, '{A,A,B,B,C}'),
    sen_lexemes(split_part(p.name_en, ',', 1), 100, '{B}'),
    sen_lexemes(substr(p.name_en, length(split_part(p.name_en, ',', 1)) + 1), 200, '{C}'),
    sen_lexemes(m.name, 300, '{D}'),
    (
      SELECT string_agg(concat_ws(' ',
        sen_lexemes(c.name_vi, 400 + c.id % 100 * 100, CASE WHEN c.id = p.category_id THEN '{B}' ELSE '{C}' END::text[]),
        sen_lexemes(c.name_en, 450 + c.id % 100 * 100, CASE WHEN c.id = p.category_id THEN '{B}' ELSE '{C}' END::text[])), ' ')
      FROM categories AS c WHERE c.id = ANY (p.category_path)
    ))::tsvector
  FROM products AS p
  JOIN makers AS m ON m.id = p.maker_id
  CROSS JOIN LATERAL split_part(public.sen_spelled(p.name_vi), ' ', 1) AS head
  WHERE p.id = ANY (ids) AND p.active
  ON CONFLICT (product_id) DO UPDATE SET words = excluded.words;
  SELECT index_product_descriptions(ids);
$$;
--> statement-breakpoint
-- Every word of the products on sale without its accents, with how many products have it: a mistyped word is led to the nearest of these.
CREATE OR REPLACE FUNCTION public.refresh_search_terms() RETURNS void
LANGUAGE sql
AS $$
  DELETE FROM search_terms;
  INSERT INTO search_terms (term, products)
  SELECT word, ndoc FROM ts_stat('SELECT words FROM product_documents') WHERE word !~ '^[=^]' AND length(word) > 1;
$$;
--> statement-breakpoint
DROP INDEX "product_details_by_words";--> statement-breakpoint
DROP TRIGGER "product_details_changed" ON "product_details";--> statement-breakpoint
CREATE TRIGGER product_details_inserted AFTER INSERT ON product_details
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_details_written();
--> statement-breakpoint
CREATE TRIGGER product_details_updated AFTER UPDATE ON product_details
REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION product_details_changed();
--> statement-breakpoint
SELECT index_product_words(array(SELECT id FROM products)), refresh_search_terms();--> statement-breakpoint
CREATE TRIGGER product_documents_changed AFTER INSERT OR DELETE OR UPDATE ON product_documents
FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed();
--> statement-breakpoint
INSERT INTO search_synonyms (phrase, meant)
SELECT public.sen_spelled(phrase), public.sen_spelled(meant) FROM (VALUES
  ('đt', 'điện thoại'), ('dt', 'điện thoại'), ('smartphone', 'điện thoại'), ('lap', 'laptop'),
  ('mũ', 'nón'), ('nón', 'mũ'), ('tất', 'vớ'), ('vớ', 'tất'), ('váy', 'đầm'), ('đầm', 'váy'),
  ('ba lô', 'balo'), ('balo', 'ba lô'), ('ti vi', 'tivi'), ('tv', 'tivi'), ('tivi', 'tv'),
  ('giầy', 'giày'), ('dày', 'giày'), ('áo phông', 'áo thun'), ('áo thun', 'áo phông'), ('quần bò', 'quần jean'), ('quần jeans', 'quần jean'),
  ('ô', 'dù'), ('dù', 'ô'), ('kính mát', 'kính râm'), ('kính râm', 'kính mát'), ('mắt kiếng', 'mắt kính'), ('kiếng', 'kính'),
  ('chén', 'bát'), ('bát', 'chén'), ('muỗng', 'thìa'), ('thìa', 'muỗng'), ('ly', 'cốc'), ('cốc', 'ly'), ('dĩa', 'đĩa'), ('đĩa', 'dĩa'),
  ('trái', 'quả'), ('quả', 'trái'), ('heo', 'lợn'), ('lợn', 'heo'), ('bắp', 'ngô'), ('ngô', 'bắp'), ('đậu phộng', 'lạc'), ('lạc', 'đậu phộng'),
  ('xà bông', 'xà phòng'), ('xà phòng', 'xà bông'), ('bông tai', 'hoa tai'), ('hoa tai', 'bông tai'), ('cafe', 'cà phê'), ('cà fê', 'cà phê'),
  ('lít', 'l'), ('l', 'lít'), ('mililit', 'ml'), ('ký', 'kg'), ('kí', 'kg'), ('kilogam', 'kg'), ('trẻ em', 'bé'), ('em bé', 'bé'),
  ('ghi ta', 'guitar'), ('khăn quàng', 'khăn choàng'), ('khăn choàng', 'khăn quàng'), ('dép', 'sandal'), ('xoong', 'nồi'), ('sạc dự phòng', 'pin dự phòng'), ('pin dự phòng', 'sạc dự phòng'), ('gấu bông', 'thú bông'), ('thú bông', 'gấu bông'),
  ('vali', 'va li'), ('va li', 'vali'), ('máy tính xách tay', 'laptop'), ('laptop', 'máy tính xách tay')
) AS pairs (phrase, meant)
ON CONFLICT DO NOTHING;
