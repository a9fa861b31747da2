-- The flash deals that run at a given time, one row per variant. All code that needs running deals uses this function. A deal runs during
-- its daily window (Vietnamese time) while it has stock and is cheaper than the variant's own price.
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
  SELECT DISTINCT ON (item.product_id, item.variant_id)
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
  ORDER BY item.product_id, item.variant_id, item.price, item.id
$$;
--> statement-breakpoint
-- Normalizes spelling: lower case, composed accents (NFC), words separated by one space. Of two accepted spellings it picks one: the
-- tone mark of a final oa, oe or uy goes on the first vowel (hòa), and y as the only vowel of a word becomes i (mĩ, but "sony"). Lists
-- characters explicitly, because character classes depend on the database's locale.
CREATE FUNCTION public.sen_spelled(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT trim(regexp_replace(
    normalize(
      regexp_replace(
        regexp_replace(
          replace(lower(normalize(input, NFD)), 'Đ', 'đ'),
          '((?:^|[^a-z0-9đ\u0300-\u036f])(?:qu|[cgknpt]?h|[b-df-gk-np-tvxđ])?)y([\u0300\u0301\u0303\u0309\u0323]?)(?![a-z])', '\1i\2', 'g'),
        '(o(?=[ae])|u(?=y))([aey])([\u0300\u0301\u0303\u0309\u0323])(?![a-z])', '\1\3\2', 'g'),
      NFC),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- The words of a text, as spelled and without accents.
CREATE FUNCTION public.sen_words(input text) RETURNS TABLE (place bigint, spelled text, plain text)
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT place, word, translate(unaccent('public.unaccent'::regdictionary, word), '''\ ', '')
  FROM string_to_table(sen_spelled(input), ' ') WITH ORDINALITY AS said (word, place) WHERE word <> ''
$$;
--> statement-breakpoint
-- A product's searchable words: both names and the choices (weight A), and the brand, which is removed from the names. Each word is stored as
-- spelled (=áo) and without accents (ao), with its position. Adds the ids of kind (#12, or # without one), brand (~12) and categories (@12).
CREATE FUNCTION public.product_words(product products) RETURNS tsvector
LANGUAGE sql STABLE PARALLEL SAFE
AS $$
  SELECT concat_ws(' ', '''#' || coalesce(product.kind_id::text, '') || '''', '''~' || product.maker_id || '''',
    '''@' || array_to_string(product.category_path, ''' ''@') || '''',
    string_agg(format('''=%1$s'':%3$s ''%2$s'':%3$s', spelled, plain, start + place || mark), ' '))::tsvector
  FROM makers AS brand, LATERAL (
    VALUES (0, replace(product.name_vi, brand.name, ''), 'A'), (100, replace(product.name_en, brand.name, ''), 'A'), (200, (
      SELECT string_agg(concat_ws(' ', value ->> 'name_vi', value ->> 'name_en'), ' ')
      FROM variance_groups, jsonb_path_query("values", '$[*]') AS choice (value) WHERE product_id = product.id), 'A'), (300, brand.name, '')
  ) AS said (start, input, mark), sen_words(input)
  WHERE brand.id = product.maker_id AND place <= 90
$$;
--> statement-breakpoint
-- What lists sort a product by: how often it was sold, or -1 if it is sold out, so that lists end with what nobody can buy.
CREATE FUNCTION public.popularity(product products) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT CASE WHEN product.stock > 0 THEN product.sold_count ELSE -1 END $$;
--> statement-breakpoint
-- The `listing` rows of those of the given products that are on sale in an open shop. Prices include the deals that run at `at`, by default
-- at the time up to which lists have followed the deals.
CREATE FUNCTION public.listing_rows(ids integer[], at timestamp with time zone) RETURNS SETOF listing
LANGUAGE sql STABLE
AS $$
  SELECT p.id, p.tenant_id, p.mall_id, p.category_id, p.maker_id, popularity(p), p.rating_count, p.rating,
    coalesce(deal.price, p.price_after_discount), p.created_at,
    coalesce((SELECT bit_or(1 << array_position('{normal,express,shop,go_to_mall}', type) - 1) FROM unnest(p.delivery_types) AS type), 0)::smallint,
    coalesce((deal.original_price_after_tax - deal.price) * 100 / greatest(1, deal.original_price_after_tax), p.discount_percent)::smallint,
    p.shipping_discount, deal.price IS NOT NULL, coalesce(known.bestseller, true), product_words(p)
  FROM products AS p
  JOIN tenants AS shop ON shop.id = p.tenant_id AND shop.active
  LEFT JOIN listing AS known ON known.product_id = p.id
  LEFT JOIN (
    SELECT DISTINCT ON (product_id) product_id, price, original_price_after_tax
    FROM running_deals(coalesce(at, (SELECT followed_at FROM catalogue_state), now())) WHERE product_id = ANY (ids) ORDER BY product_id, price
  ) AS deal ON deal.product_id = p.id AND deal.price < p.price_after_discount
  WHERE p.id = ANY (ids) AND p.active
$$;
--> statement-breakpoint
-- Counts products with these words, up to `most`, starting with bestsellers, whose index is small. Uses only the GIN indexes, even where the
-- planner would prefer a sequential scan.
CREATE FUNCTION public.products_with(query tsquery, most integer) RETURNS integer
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off
AS $$
  SELECT count(*)::integer FROM (
    (SELECT FROM listing WHERE words @@ query AND bestseller LIMIT most) UNION ALL (SELECT FROM listing WHERE words @@ query AND NOT bestseller LIMIT most)
    LIMIT most
  ) AS found
$$;
--> statement-breakpoint
-- Updates the `listing` rows of the given products. Every change to a product calls it in the same transaction. Locks the rows before reading
-- the products, so that it never writes outdated values.
CREATE FUNCTION public.list_products(ids integer[], at timestamp with time zone DEFAULT NULL) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  IF ids = '{}' THEN RETURN; END IF;
  PERFORM FROM listing WHERE product_id = ANY (ids) ORDER BY product_id FOR UPDATE;
  WITH wanted AS MATERIALIZED (
    SELECT * FROM listing_rows(ids, at)
  ), gone AS (
    DELETE FROM listing WHERE product_id = ANY (ids) AND product_id NOT IN (SELECT product_id FROM wanted)
  )
  INSERT INTO listing AS kept SELECT * FROM wanted ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET
    tenant_id = excluded.tenant_id, mall_id = excluded.mall_id, category_id = excluded.category_id, maker_id = excluded.maker_id,
    popularity = excluded.popularity, rating_count = excluded.rating_count, rating = excluded.rating, price = excluded.price,
    created_at = excluded.created_at, delivery = excluded.delivery, discount_percent = excluded.discount_percent,
    shipping_discount = excluded.shipping_discount, on_deal = excluded.on_deal, words = excluded.words
  WHERE kept IS DISTINCT FROM excluded;
END $$;
--> statement-breakpoint
-- All active products, and whether each is among the 500 most popular of its category.
CREATE VIEW public.bestsellers AS
SELECT p.id, popularity(p), p.rating_count, p.rating,
  row_number() OVER (PARTITION BY p.category_id ORDER BY popularity(p) DESC, p.id DESC) <= 500 AS bestseller
FROM products AS p WHERE p.active;
--> statement-breakpoint
-- Fills an empty `listing` in one statement. Stores products of one kind next to each other, so that a search for them reads few pages.
CREATE FUNCTION public.build_listing(at timestamp with time zone) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO listing
  SELECT product_id, tenant_id, mall_id, category_id, maker_id, r.popularity, r.rating_count, r.rating, price, created_at, delivery,
    discount_percent, shipping_discount, on_deal, best.bestseller, words
  FROM listing_rows(array(SELECT id FROM products), at) AS r JOIN bestsellers AS best ON best.id = product_id
  ORDER BY category_id, (SELECT kind_id FROM products WHERE id = product_id), product_id
$$;
--> statement-breakpoint
-- Updates popularity, ratings and bestsellers in `listing`. Runs every ten minutes, because every sale and review changes them.
CREATE FUNCTION public.mark_bestsellers() RETURNS void
LANGUAGE sql
AS $$
  UPDATE listing AS kept
  SET popularity = best.popularity, rating_count = best.rating_count, rating = best.rating, bestseller = best.bestseller
  FROM bestsellers AS best
  WHERE best.id = kept.product_id AND (kept.popularity, kept.rating_count, kept.rating, kept.bestseller)
    IS DISTINCT FROM (best.popularity, best.rating_count, best.rating, best.bestseller)
$$;
--> statement-breakpoint
-- Tells storefronts which products' cached pages are outdated; null means all.
CREATE FUNCTION public.catalogue_changed(ids integer[]) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO catalogue_changes (product_ids) SELECT ids WHERE ids IS NULL OR cardinality(ids) > 0;
$$;
--> statement-breakpoint
-- Updates products in lists and on cached pages.
CREATE FUNCTION public.refresh_products(ids integer[]) RETURNS void
LANGUAGE sql
AS $$ SELECT list_products(ids), catalogue_changed(ids) $$;
--> statement-breakpoint
-- Updates the prices in lists after deals have begun or ended.
CREATE FUNCTION public.refresh_deal_prices(at timestamp with time zone) RETURNS void
LANGUAGE sql
AS $$
  INSERT INTO catalogue_state ("only", followed_at) VALUES (true, at) ON CONFLICT ("only") DO UPDATE SET followed_at = excluded.followed_at;
  SELECT refresh_products(array(
    SELECT product_id
    FROM listing_rows(array(SELECT product_id FROM running_deals(at) UNION SELECT product_id FROM listing WHERE on_deal), at) AS new
    JOIN listing AS listed USING (product_id)
    WHERE new.price <> listed.price));
$$;
--> statement-breakpoint
-- After products or their parts were inserted or updated. The trigger's argument is the name of the column with the product id.
CREATE FUNCTION public.products_written() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM list_products(array(SELECT DISTINCT (to_jsonb(written) ->> TG_ARGV[0])::integer FROM written));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- After products were updated. Ignores sales, stock and ratings, which change often and reach lists through `mark_bestsellers()`.
CREATE FUNCTION public.products_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  later text[] := '{sold_count, rating, rating_count, stock, updated_at}';
BEGIN
  PERFORM refresh_products(array(
    SELECT after.id FROM written AS after JOIN before USING (id) WHERE to_jsonb(after) - later <> to_jsonb(before) - later));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A deal sold its last piece, or got one back, which changes the product's price.
CREATE FUNCTION public.deal_sold() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM refresh_products(array(
    SELECT product_id FROM flash_deal_items AS item JOIN listing AS entry USING (product_id)
    WHERE item.id = NEW.flash_deal_item_id AND (item.sold_at_start + NEW.sold >= item.stock) = (entry.price = item.price)));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A variant sold out, came back or changed its price. Lists only need it immediately if the product has a deal.
CREATE FUNCTION public.variants_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  changed integer[] := array(
    SELECT DISTINCT after.product_id
    FROM written AS after
    JOIN before USING (id)
    WHERE (after.stock > 0, after.active, after.price_after_discount, after.original_price_after_tax)
      IS DISTINCT FROM (before.stock > 0, before.active, before.price_after_discount, before.original_price_after_tax));
BEGIN
  PERFORM list_products(array(SELECT product_id FROM flash_deal_items WHERE product_id = ANY (changed)));
  PERFORM catalogue_changed(changed);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Something changed that any page may show. List prices need nothing here: `refresh_deal_prices()` checks all deals every minute.
CREATE FUNCTION public.everything_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM catalogue_changed(NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A shop is active if its row in the operator's files and its mall are.
CREATE FUNCTION public.activate_tenant() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.active := NEW.own_active AND (SELECT active FROM malls WHERE id = NEW.mall_id);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION public.mall_opened_or_closed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE tenants SET own_active = own_active WHERE mall_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A shop closed or reopened: removes its products from lists, or adds them again.
CREATE FUNCTION public.tenant_opened_or_closed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  PERFORM list_products(array(SELECT id FROM products WHERE tenant_id = NEW.id AND active));
  PERFORM catalogue_changed(NULL);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION products_written('id');
--> statement-breakpoint
CREATE TRIGGER variance_groups_inserted AFTER INSERT ON variance_groups
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION products_written('product_id');
--> statement-breakpoint
CREATE TRIGGER variance_groups_updated AFTER UPDATE ON variance_groups
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION products_written('product_id');
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products
REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint
CREATE TRIGGER tenants_activated BEFORE INSERT OR UPDATE OF own_active, mall_id ON tenants
FOR EACH ROW EXECUTE FUNCTION activate_tenant();
--> statement-breakpoint
CREATE TRIGGER malls_opened_or_closed AFTER UPDATE OF active ON malls
FOR EACH ROW WHEN (OLD.active IS DISTINCT FROM NEW.active) EXECUTE FUNCTION mall_opened_or_closed();
--> statement-breakpoint
CREATE TRIGGER tenants_opened_or_closed AFTER UPDATE ON tenants
FOR EACH ROW WHEN (OLD.active IS DISTINCT FROM NEW.active) EXECUTE FUNCTION tenant_opened_or_closed();
--> statement-breakpoint
CREATE TRIGGER flash_deal_sold AFTER INSERT OR UPDATE ON flash_deal_sales FOR EACH ROW EXECUTE FUNCTION deal_sold();
--> statement-breakpoint
CREATE TRIGGER variants_updated AFTER UPDATE ON variants
REFERENCING OLD TABLE AS before NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
--> statement-breakpoint
CREATE TRIGGER flash_deals_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON flash_deals
FOR EACH STATEMENT EXECUTE FUNCTION everything_changed();
--> statement-breakpoint
CREATE TRIGGER flash_deal_items_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON flash_deal_items
FOR EACH STATEMENT EXECUTE FUNCTION everything_changed();
--> statement-breakpoint
CREATE TRIGGER size_guides_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON size_guides
FOR EACH STATEMENT EXECUTE FUNCTION everything_changed();
--> statement-breakpoint
CREATE TRIGGER coupon_changed AFTER UPDATE ON coupons
FOR EACH ROW WHEN (
  (OLD.active, OLD.starts_at, OLD.ends_at, OLD.value, OLD.max_discount, OLD.min_order_value)
  IS DISTINCT FROM (NEW.active, NEW.starts_at, NEW.ends_at, NEW.value, NEW.max_discount, NEW.min_order_value))
EXECUTE FUNCTION everything_changed();
--> statement-breakpoint
-- Vacuumed often, because index-only scans must read the table for rows changed since the last vacuum.
ALTER TABLE "listing" SET (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
--> statement-breakpoint
-- Busy tables are vacuumed and analyzed after 2 % of their rows have changed instead of 20 %, which would be two million of ten million
-- orders. Monthly partitions get the same settings in `database/partitions.ts`.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY '{orders, order_items, order_histories, order_search, payments, payment_entries, payment_orders, delivery_requests,
    delivery_histories, point_entries, coupon_uses, products, variants, cart_items, checkouts, sessions, idempotency_keys, rate_limits, otps,
    provider_events}'::text[]
  LOOP
    EXECUTE format('ALTER TABLE %I SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
      autovacuum_analyze_scale_factor = 0.02)', name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION refuse_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: % is refused', TG_TABLE_NAME, lower(TG_OP) USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_entries_append_only" BEFORE UPDATE OR DELETE ON "payment_entries" FOR EACH ROW EXECUTE FUNCTION refuse_changes();
--> statement-breakpoint
-- Notifies backends, which close the event streams of ended sessions (SESSIONS_ENDED_CHANNEL).
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
CREATE FUNCTION refuse_in_production() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM shop_mode WHERE mode = 'production') THEN
    RAISE EXCEPTION 'This database is a real shop''s: % of % is refused', lower(TG_OP), TG_TABLE_NAME
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shop_mode_protected BEFORE UPDATE OR DELETE ON shop_mode FOR EACH STATEMENT EXECUTE FUNCTION refuse_in_production();
--> statement-breakpoint
CREATE TRIGGER operator_actions_append_only BEFORE UPDATE OR DELETE ON operator_actions FOR EACH ROW EXECUTE FUNCTION refuse_changes();
--> statement-breakpoint
-- Sets the date in the sitemap when the content of a product's page changes. Stock, sales and ratings do not count.
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
-- An order's items that have no review and were not fully returned.
CREATE FUNCTION public.unreviewed_items(order_number bigint) RETURNS TABLE (id bigint)
LANGUAGE sql STABLE
AS $$
  SELECT i.id FROM order_items i
  WHERE i.order_id = order_number
    AND NOT EXISTS (SELECT FROM reviews v WHERE v.order_item_id = i.id)
    AND i.quantity > coalesce((
      SELECT sum(b.quantity) FROM return_items b JOIN return_requests r ON r.id = b.return_request_id
      WHERE b.order_detail_item_id = i.id AND r.status = 3), 0)
$$;
--> statement-breakpoint
-- Sets whether an order can be reviewed: it was delivered, is not being returned, and has an unreviewed item. A new order is inserted before
-- its items, so they are not checked.
CREATE FUNCTION public.order_awaits_review() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.to_review := NEW.order_status IN ('DELIVERED', 'COMPLETED')
    AND (coalesce(NEW.return_status IN (2, 4), true) OR (NEW.return_status = 3 AND NEW.cancel_status IS NULL))
    AND (TG_OP = 'INSERT' OR EXISTS (SELECT FROM unreviewed_items(NEW.id)));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_inserted BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION order_awaits_review();
--> statement-breakpoint
CREATE TRIGGER order_moved BEFORE UPDATE OF order_status, return_status, cancel_status ON orders
FOR EACH ROW EXECUTE FUNCTION order_awaits_review();
--> statement-breakpoint
-- Updates `to_review` of an order after a review was added or deleted.
CREATE FUNCTION public.item_reviewed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  UPDATE orders SET order_status = order_status
  WHERE id = (SELECT order_id FROM order_items WHERE id = coalesce(NEW.order_item_id, OLD.order_item_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER review_inserted AFTER INSERT ON reviews
FOR EACH ROW WHEN (NEW.order_item_id IS NOT NULL) EXECUTE FUNCTION item_reviewed();
--> statement-breakpoint
CREATE TRIGGER review_deleted AFTER DELETE ON reviews
FOR EACH ROW WHEN (OLD.order_item_id IS NOT NULL) EXECUTE FUNCTION item_reviewed();
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public'
  LOOP
    EXECUTE format('CREATE TRIGGER no_truncate BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_in_production()', name);
  END LOOP;
END $$;
