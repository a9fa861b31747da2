-- Which flash deals run at a moment, one row a variant: the only place that says so. A deal runs while its window of the
-- Vietnamese day is open, pieces of it are left, and it is cheaper than the variant is anyway.
CREATE FUNCTION public.running_deals(at timestamp with time zone)
RETURNS TABLE (
  item_id integer,
  product_id integer,
  variant_id integer,
  price bigint,
  original_price_after_tax bigint,
  stock integer,
  sold integer,
  starts_at timestamp with time zone,
  ends_at timestamp with time zone,
  "position" integer
)
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT DISTINCT ON (item.variant_id)
    item.id, item.product_id, item.variant_id, item.price, variant.original_price_after_tax, item.stock,
    item.sold_at_start + coalesce(sale.sold, 0), slot.starts_at, slot.ends_at, item.position
  FROM flash_deals AS deal
  CROSS JOIN LATERAL (SELECT date_trunc('day', at AT TIME ZONE 'Asia/Ho_Chi_Minh') AS midnight) AS today
  CROSS JOIN LATERAL (
    SELECT
      (midnight + deal.starts_minute * interval '1 minute') AT TIME ZONE 'Asia/Ho_Chi_Minh' AS starts_at,
      (midnight + deal.ends_minute * interval '1 minute') AT TIME ZONE 'Asia/Ho_Chi_Minh' AS ends_at
  ) AS slot
  JOIN flash_deal_items AS item ON item.flash_deal_id = deal.id
  JOIN variants AS variant ON variant.id = item.variant_id
  LEFT JOIN flash_deal_sales AS sale
    ON sale.flash_deal_item_id = item.id AND sale.window_starts_at = slot.starts_at
  WHERE at >= slot.starts_at AND at < slot.ends_at
    AND item.sold_at_start + coalesce(sale.sold, 0) < item.stock
    AND variant.active AND variant.stock > 0 AND item.price < variant.price_after_discount
  ORDER BY item.variant_id, item.price, item.id
$$;
--> statement-breakpoint
-- Which price range of the facet a price falls into. The bounds stand in `catalogue/bands.ts` too.
CREATE FUNCTION public.price_band(price bigint) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT width_bucket(price, ARRAY[100000, 300000, 500000, 1000000, 5000000]::bigint[])::smallint $$;
--> statement-breakpoint
-- Delivery types as bits: 1 normal, 2 express, 4 shop, 8 go to mall.
CREATE FUNCTION public.delivery_mask(types text[]) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT (('normal' = ANY (types))::int + 2 * ('express' = ANY (types))::int + 4 * ('shop' = ANY (types))::int
    + 8 * ('go_to_mall' = ANY (types))::int)::smallint
$$;
--> statement-breakpoint
-- Counts the products of some facet groups anew, in the order of their ids so that two at a time cannot block each other.
CREATE FUNCTION public.count_facet_groups(ids integer[]) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM FROM facet_groups WHERE id = ANY (ids) ORDER BY id FOR UPDATE;
  UPDATE facet_groups AS g SET products = counted.products
  FROM (
    SELECT wanted.id, (SELECT count(*) FROM product_index WHERE facet_group_id = wanted.id) AS products
    FROM unnest(ids) AS wanted (id)
  ) AS counted
  WHERE g.id = counted.id AND g.products <> counted.products;
END $$;
--> statement-breakpoint
-- The moment that the indexed prices stand at.
CREATE FUNCTION public.prices_indexed_at() RETURNS timestamp with time zone
LANGUAGE sql STABLE
AS $$ SELECT coalesce((SELECT followed_at FROM catalogue_state), now()) $$;
--> statement-breakpoint
-- What the index should say of every product on sale in an open shop, with the prices of the deals that run at `at`.
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
  WHERE p.active AND EXISTS (SELECT FROM tenants AS shop WHERE shop.id = p.tenant_id AND shop.active)
$$;
--> statement-breakpoint
-- Brings the index entries of some products up to date.
CREATE FUNCTION public.index_products(ids integer[], at timestamp with time zone) RETURNS void
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
  WHERE product_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM products AS p JOIN tenants AS shop ON shop.id = p.tenant_id
    WHERE p.id = entry.product_id AND p.active AND shop.active);

  PERFORM count_facet_groups(array(
    SELECT unnest(touched) UNION SELECT facet_group_id FROM product_index WHERE product_id = ANY (ids)));
END $$;
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
-- The words of a text for a document, each as it is spelled (=áo) and without accents (ao), at its place after `start`. Those that
-- `kind` has too (words as they are spelled) weigh A, all others `weight`.
CREATE FUNCTION public.sen_lexemes(input text, start integer, weight text, kind text[] DEFAULT '{}') RETURNS text
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
    place := (start + number) || CASE WHEN words[number] = ANY (kind) THEN 'A' ELSE weight END;
    lexemes := lexemes || '''=' || words[number] || ''':' || place || ' ''' || plain || ''':' || place || ' ';
  END LOOP;
  RETURN lexemes;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.maker_lexemes(id integer, name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT concat('''~', id, ''' ', public.sen_lexemes(name, 300, 'D')) $$;
--> statement-breakpoint
-- The words of a category and of those above it, and their numbers (@12).
CREATE FUNCTION public.category_lexemes(category_path integer[]) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT string_agg(concat_ws(' ', concat('''@', c.id, ''''),
    public.sen_lexemes(c.name_vi, 500 + c.id % 100 * 100, 'D'), public.sen_lexemes(c.name_en, 550 + c.id % 100 * 100, 'D')), ' ')
  FROM public.categories AS c WHERE c.id = ANY (category_path)
$$;
--> statement-breakpoint
-- The choices of a product: its colours and sizes.
CREATE FUNCTION public.choice_lexemes(of_product integer) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT string_agg(concat_ws(' ', public.sen_lexemes(value ->> 'name_vi', 350, 'C'), public.sen_lexemes(value ->> 'name_en', 400, 'C')), ' ')
  FROM public.variance_groups, jsonb_path_query("values", '$[*]') AS choice (value) WHERE product_id = of_product
$$;
--> statement-breakpoint
-- The words that say what a kind is, as they are spelled; of a product without a kind there are none.
CREATE FUNCTION public.kind_words(kind public.product_kinds) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT coalesce(string_to_array(public.sen_spelled(kind.name_vi || ' ' || kind.name_en), ' '), '{}') $$;
--> statement-breakpoint
-- The words of a product. A: what it is, the words of its kind. B: what else its names say. C: its choices. D: its brand and its
-- categories. Beside them the number of its kind (#12).
CREATE FUNCTION public.product_lexemes(name_vi text, name_en text, kind_id integer, of_kind text[], of_others text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT concat_ws(' ', '''#' || kind_id || '''', public.sen_lexemes(name_vi, 0, 'B', of_kind),
    public.sen_lexemes(name_en, 100, 'B', of_kind), of_others)::tsvector
$$;
--> statement-breakpoint
-- The same without accents.
CREATE FUNCTION public.sen_plain(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT public.sen_normalize(public.sen_spelled(input)) $$;
--> statement-breakpoint
-- Brings the words of some products up to date.
CREATE FUNCTION public.index_product_words(ids integer[]) RETURNS void
LANGUAGE sql
AS $$
  DELETE FROM product_documents WHERE product_id = ANY (ids)
    AND product_id NOT IN (
      SELECT p.id FROM products AS p JOIN tenants AS shop ON shop.id = p.tenant_id
      WHERE p.id = ANY (ids) AND p.active AND shop.active);
  INSERT INTO product_documents (product_id, words, bestseller)
  SELECT p.id, product_lexemes(p.name_vi, p.name_en, p.kind_id, kind_words(kind),
    concat_ws(' ', maker_lexemes(m.id, m.name), category_lexemes(p.category_path), choice_lexemes(p.id))), true
  FROM products AS p
  JOIN makers AS m ON m.id = p.maker_id
  LEFT JOIN product_kinds AS kind ON kind.id = p.kind_id
  WHERE p.id = ANY (ids) AND p.active AND EXISTS (SELECT FROM tenants AS shop WHERE shop.id = p.tenant_id AND shop.active)
  ON CONFLICT (product_id) DO UPDATE SET words = excluded.words;
$$;
--> statement-breakpoint
-- Tells storefronts which products' pages are out of date; null is all of them.
CREATE FUNCTION public.catalogue_changed(ids integer[]) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO catalogue_changes (product_ids) SELECT ids WHERE ids IS NULL OR cardinality(ids) > 0;
$$;
--> statement-breakpoint
CREATE FUNCTION public.products_written() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM index_products(array(SELECT id FROM written ORDER BY id), prices_indexed_at());
  PERFORM index_product_words(array(SELECT id FROM written ORDER BY id));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Most updates are sales and ratings: they change one number of the index and no facet.
CREATE FUNCTION public.products_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  moved integer[] := array(
    SELECT after.id FROM written AS after JOIN before USING (id)
    WHERE (after.tenant_id, after.mall_id, after.category_path, after.maker_id, after.price_after_discount,
        after.discount_percent, after.delivery_types, after.shipping_discount, after.active, after.created_at)
      IS DISTINCT FROM (before.tenant_id, before.mall_id, before.category_path, before.maker_id,
        before.price_after_discount, before.discount_percent, before.delivery_types, before.shipping_discount,
        before.active, before.created_at)
    ORDER BY after.id);
  renamed integer[] := array(
    SELECT after.id FROM written AS after JOIN before USING (id)
    WHERE (after.name_vi, after.name_en, after.kind_id, after.maker_id, after.category_path, after.active)
      IS DISTINCT FROM (before.name_vi, before.name_en, before.kind_id, before.maker_id, before.category_path, before.active)
    ORDER BY after.id);
BEGIN
  IF cardinality(moved) > 0 THEN PERFORM index_products(moved, prices_indexed_at()); END IF;
  IF cardinality(renamed) > 0 THEN PERFORM index_product_words(renamed); END IF;
  PERFORM catalogue_changed(moved || renamed);
  UPDATE product_index AS entry
  SET sold_count = after.sold_count, rating = after.rating, rating_count = after.rating_count
  FROM written AS after
  WHERE entry.product_id = after.id
    AND (entry.sold_count, entry.rating, entry.rating_count)
      IS DISTINCT FROM (after.sold_count, after.rating, after.rating_count);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The entry itself goes with its product; here its group is counted anew.
CREATE FUNCTION public.product_unlisted() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM count_facet_groups(array(SELECT DISTINCT facet_group_id FROM gone));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A deal's last piece was sold, or came back: the product's price changes with it.
CREATE FUNCTION public.deal_sold() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  changed integer[] := array(
    SELECT DISTINCT entry.product_id
    FROM written
    JOIN flash_deal_items AS item ON item.id = written.flash_deal_item_id
    JOIN product_index AS entry ON entry.product_id = item.product_id
    WHERE (item.sold_at_start + written.sold >= item.stock) = (entry.price = item.price)
    ORDER BY 1);
BEGIN
  IF cardinality(changed) > 0 THEN PERFORM index_products(changed, prices_indexed_at()); END IF;
  PERFORM catalogue_changed(changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A variant sold out, came back or changed its price. Of one in a deal, the price in lists changes too.
CREATE FUNCTION public.variants_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  changed integer[] := array(
    SELECT DISTINCT after.product_id
    FROM written AS after
    JOIN before USING (id)
    WHERE (after.stock > 0, after.active, after.price_after_discount, after.original_price_after_tax)
      IS DISTINCT FROM (before.stock > 0, before.active, before.price_after_discount, before.original_price_after_tax)
    ORDER BY 1);
  in_deals integer[] := array(
    SELECT DISTINCT item.product_id FROM flash_deal_items AS item WHERE item.product_id = ANY (changed) ORDER BY 1);
BEGIN
  IF cardinality(in_deals) > 0 THEN PERFORM index_products(in_deals, prices_indexed_at()); END IF;
  PERFORM catalogue_changed(changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The deals themselves changed: the next list looks at all of them.
CREATE FUNCTION public.deals_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM catalogue_state;
  PERFORM catalogue_changed(NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION products_written();
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products
REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint
CREATE TRIGGER product_index_deleted AFTER DELETE ON product_index
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION product_unlisted();
--> statement-breakpoint
CREATE TRIGGER flash_deal_sales_inserted AFTER INSERT ON flash_deal_sales
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION deal_sold();
--> statement-breakpoint
CREATE TRIGGER flash_deal_sales_updated AFTER UPDATE ON flash_deal_sales
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION deal_sold();
--> statement-breakpoint
CREATE TRIGGER variants_updated AFTER UPDATE ON variants
REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
--> statement-breakpoint
CREATE TRIGGER flash_deals_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON flash_deals
FOR EACH STATEMENT EXECUTE FUNCTION deals_changed();
--> statement-breakpoint
CREATE TRIGGER flash_deal_items_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON flash_deal_items
FOR EACH STATEMENT EXECUTE FUNCTION deals_changed();
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
--> statement-breakpoint
CREATE FUNCTION "payment_entries_stay"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'payment_entries is append-only: % is refused', lower(TG_OP) USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_entries_stay" BEFORE UPDATE OR DELETE ON "payment_entries" FOR EACH ROW EXECUTE FUNCTION "payment_entries_stay"();
--> statement-breakpoint
-- Lists are read from its indexes alone where no row is unvacuumed; each sale changes a row.
ALTER TABLE "product_index" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
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
CREATE FUNCTION public.follow_deals(at timestamp with time zone) RETURNS boolean
LANGUAGE plpgsql
AS $$
DECLARE
  midnight timestamp := date_trunc('day', at AT TIME ZONE 'Asia/Ho_Chi_Minh');
  since timestamp with time zone;
  on_offer integer[];
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
  on_offer := array(
    SELECT product_id FROM flash_deal_items UNION SELECT product_id FROM product_index WHERE on_deal ORDER BY 1);
  PERFORM index_products(on_offer, at);
  PERFORM catalogue_changed(on_offer);
  RETURN true;
END $$;
--> statement-breakpoint
-- How many products of a category count as its best sold.
CREATE FUNCTION public.bestsellers_of_category() RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT 500 $$;
--> statement-breakpoint
-- Marks the best sold products of each category, and counts the products of each kind.
CREATE FUNCTION public.mark_bestsellers() RETURNS void
LANGUAGE plpgsql
AS $$
DECLARE
  best integer[] := array(
    SELECT sold.id FROM categories AS c
    CROSS JOIN LATERAL (
      SELECT p.id FROM products AS p WHERE p.category_id = c.id AND p.active
      ORDER BY p.sold_count DESC, p.id DESC LIMIT bestsellers_of_category()
    ) AS sold);
BEGIN
  UPDATE product_documents SET bestseller = true WHERE product_id = ANY (best) AND NOT bestseller;
  UPDATE product_documents SET bestseller = false WHERE bestseller AND NOT EXISTS (
    SELECT FROM unnest(best) AS one (id) WHERE one.id = product_id);
  UPDATE product_kinds AS kind SET product_count = counted.products
  FROM (
    SELECT known.id, count(p.id) AS products FROM product_kinds AS known
    LEFT JOIN products AS p ON p.kind_id = known.id AND p.active GROUP BY known.id
  ) AS counted
  WHERE counted.id = kind.id AND counted.products <> kind.product_count;
END $$;
--> statement-breakpoint
-- Whether a word of a document is one of the vocabulary: without accents, and of more than one letter.
CREATE FUNCTION public.is_search_term(word text) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT word !~ '^[=#@~]' AND length(word) > 1 $$;
--> statement-breakpoint
-- Counts all words of the vocabulary anew.
CREATE FUNCTION public.refresh_search_terms() RETURNS void
LANGUAGE sql
AS $$
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
-- Makes the documents of all products where there are none. What many have alike (kind, brand, category) is made out once.
CREATE FUNCTION public.build_product_documents() RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  CREATE TABLE building_around AS
    SELECT maker_id, category_path, different.kind_id, kind_words(kind) AS of_kind,
      concat_ws(' ', maker_lexemes(m.id, m.name), category_lexemes(category_path)) AS of_others
    FROM (SELECT DISTINCT maker_id, category_path, kind_id FROM products) AS different
    JOIN makers AS m ON m.id = different.maker_id
    LEFT JOIN product_kinds AS kind ON kind.id = different.kind_id;
  ANALYZE building_around;
  CREATE TABLE building_words AS
    SELECT p.id AS product_id, p.category_id, p.sold_count,
      product_lexemes(p.name_vi, p.name_en, p.kind_id, of_kind, concat_ws(' ', of_others, choice_lexemes(p.id))) AS words
    FROM products AS p
    JOIN building_around AS around ON around.maker_id = p.maker_id AND around.category_path = p.category_path
      AND around.kind_id IS NOT DISTINCT FROM p.kind_id
    WHERE p.active AND EXISTS (SELECT FROM tenants AS shop WHERE shop.id = p.tenant_id AND shop.active);
  INSERT INTO product_documents (product_id, words, bestseller)
  SELECT product_id, words,
    row_number() OVER (PARTITION BY category_id ORDER BY sold_count DESC, product_id DESC) <= bestsellers_of_category()
  FROM building_words;
  DROP TABLE building_around, building_words;
END $$;
--> statement-breakpoint
-- A product's choices came or changed, after the product itself.
CREATE FUNCTION public.choices_written() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM index_product_words(array(SELECT DISTINCT product_id FROM written ORDER BY 1));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variance_groups_inserted AFTER INSERT ON variance_groups
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION choices_written();
--> statement-breakpoint
CREATE TRIGGER variance_groups_updated AFTER UPDATE ON variance_groups
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION choices_written();
--> statement-breakpoint
-- A shop closed or opened again: its products leave the lists, or come back.
CREATE FUNCTION public.tenant_opened_or_closed() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  sold integer[] := array(SELECT id FROM products WHERE tenant_id = NEW.id AND active ORDER BY id);
BEGIN
  PERFORM index_products(sold, prices_indexed_at());
  PERFORM index_product_words(sold);
  PERFORM catalogue_changed(NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tenants_opened_or_closed AFTER UPDATE OF active ON tenants
FOR EACH ROW WHEN (OLD.active IS DISTINCT FROM NEW.active) EXECUTE FUNCTION tenant_opened_or_closed();
--> statement-breakpoint
CREATE FUNCTION public.coupon_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM catalogue_changed(NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER coupon_changed AFTER UPDATE ON coupons
FOR EACH ROW WHEN (
  (OLD.active, OLD.starts_at, OLD.ends_at, OLD.value, OLD.max_discount, OLD.min_order_value)
  IS DISTINCT FROM (NEW.active, NEW.starts_at, NEW.ends_at, NEW.value, NEW.max_discount, NEW.min_order_value))
EXECUTE FUNCTION coupon_changed();
--> statement-breakpoint
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
CREATE FUNCTION operator_actions_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_actions is append-only: % is refused', lower(TG_OP) USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_actions_stay BEFORE UPDATE OR DELETE ON operator_actions FOR EACH ROW EXECUTE FUNCTION operator_actions_stay();
--> statement-breakpoint
-- What a product's page says changed: the site map tells search engines to read it anew. Stock, sales and ratings do not count.
CREATE FUNCTION public.product_touched() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_touched
BEFORE UPDATE OF name_vi, name_en, image_url, category_id, tenant_id, price_after_discount, active ON products
FOR EACH ROW WHEN (
  (OLD.name_vi, OLD.name_en, OLD.image_url, OLD.category_id, OLD.tenant_id, OLD.price_after_discount, OLD.active)
  IS DISTINCT FROM
  (NEW.name_vi, NEW.name_en, NEW.image_url, NEW.category_id, NEW.tenant_id, NEW.price_after_discount, NEW.active))
EXECUTE FUNCTION product_touched();
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
  LOOP
    EXECUTE format('CREATE TRIGGER no_truncate BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_in_real_shop()', name);
  END LOOP;
END $$;
