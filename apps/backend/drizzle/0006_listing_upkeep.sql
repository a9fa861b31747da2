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
-- What the index should say of some products, with the prices of the deals that run at `at`.
CREATE FUNCTION public.index_entries(ids integer[], at timestamp with time zone)
RETURNS TABLE (
  product_id integer, tenant_id integer, mall_id integer, category_id integer, category_path integer[], maker_id integer,
  delivery smallint, shipping_discount boolean, price bigint, price_band smallint, sold_count integer,
  rating_count integer, rating real, discount_percent smallint, created_at timestamp with time zone
)
LANGUAGE sql STABLE
AS $$
  SELECT p.id, p.tenant_id, p.mall_id, p.category_id, p.category_path, p.maker_id, delivery_mask(p.delivery_types),
    p.shipping_discount, now.price, price_band(now.price), p.sold_count, p.rating_count, p.rating,
    CASE WHEN deal.price IS NULL THEN p.discount_percent
      ELSE (deal.original_price_after_tax - deal.price) * 100 / greatest(1, deal.original_price_after_tax)
    END::smallint,
    p.created_at
  FROM products AS p
  LEFT JOIN (
    SELECT DISTINCT ON (product_id) product_id, price, original_price_after_tax
    FROM running_deals(at) ORDER BY product_id, price
  ) AS deal ON deal.product_id = p.id AND deal.price < p.price_after_discount
  CROSS JOIN LATERAL (SELECT coalesce(deal.price, p.price_after_discount) AS price) AS now
  WHERE p.id = ANY (ids) AND p.active
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
  FROM index_entries(ids, at) AS wanted
  WHERE NOT EXISTS (
    SELECT FROM facet_groups AS g
    WHERE (g.tenant_id, g.mall_id, g.category_id, g.maker_id, g.delivery, g.shipping_discount, g.price_band)
      = (wanted.tenant_id, wanted.mall_id, wanted.category_id, wanted.maker_id, wanted.delivery,
        wanted.shipping_discount, wanted.price_band))
  ON CONFLICT DO NOTHING;

  INSERT INTO product_index AS entry
    (product_id, facet_group_id, price, sold_count, rating_count, rating, discount_percent, created_at)
  SELECT wanted.product_id, g.id, wanted.price, wanted.sold_count, wanted.rating_count, wanted.rating,
    wanted.discount_percent, wanted.created_at
  FROM index_entries(ids, at) AS wanted
  JOIN facet_groups AS g
    ON (g.tenant_id, g.mall_id, g.category_id, g.maker_id, g.delivery, g.shipping_discount, g.price_band)
      = (wanted.tenant_id, wanted.mall_id, wanted.category_id, wanted.maker_id, wanted.delivery,
        wanted.shipping_discount, wanted.price_band)
  ORDER BY wanted.product_id
  ON CONFLICT (product_id) DO UPDATE SET
    facet_group_id = excluded.facet_group_id, price = excluded.price, sold_count = excluded.sold_count,
    rating_count = excluded.rating_count, rating = excluded.rating, discount_percent = excluded.discount_percent,
    created_at = excluded.created_at
  WHERE entry IS DISTINCT FROM excluded;

  DELETE FROM product_index AS entry
  WHERE product_id = ANY (ids) AND NOT EXISTS (SELECT FROM products WHERE id = entry.product_id AND active);

  PERFORM count_facet_groups(array(
    SELECT unnest(touched) UNION SELECT facet_group_id FROM product_index WHERE product_id = ANY (ids)));
END $$;
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
-- Brings the words of some products up to date.
CREATE FUNCTION public.index_product_words(ids integer[]) RETURNS void
LANGUAGE sql
AS $$
  DELETE FROM product_documents WHERE product_id = ANY (ids)
    AND product_id NOT IN (SELECT id FROM products WHERE id = ANY (ids) AND active);
  INSERT INTO product_documents (product_id, names, words)
  SELECT p.id, to_tsvector('simple', names.normal), to_tsvector('simple', names.normal || ' ' || around.normal)
  FROM products AS p
  JOIN makers AS m ON m.id = p.maker_id
  CROSS JOIN LATERAL (SELECT sen_normalize(p.name_vi || ' ' || p.name_en) AS normal) AS names
  CROSS JOIN LATERAL (
    SELECT sen_normalize(m.name || ' ' || coalesce(string_agg(c.name_vi || ' ' || c.name_en, ' '), '')) AS normal
    FROM categories AS c WHERE c.id = ANY (p.category_path)
  ) AS around
  WHERE p.id = ANY (ids) AND p.active
  ON CONFLICT (product_id) DO UPDATE SET names = excluded.names, words = excluded.words;
$$;
--> statement-breakpoint
-- The moment that the indexed prices stand at.
CREATE FUNCTION public.prices_indexed_at() RETURNS timestamp with time zone
LANGUAGE sql STABLE
AS $$ SELECT coalesce((SELECT followed_at FROM catalogue_state), now()) $$;
--> statement-breakpoint
-- Lets the indexed prices follow the deals. Called before every list: nearly always there is nothing to do. True when
-- prices changed.
CREATE FUNCTION public.follow_deals(at timestamp with time zone) RETURNS boolean
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
    SELECT product_id FROM flash_deal_items
    UNION SELECT p.id FROM products AS p JOIN product_index AS entry ON entry.product_id = p.id
      WHERE entry.price <> p.price_after_discount
    ORDER BY 1), at);
  RETURN true;
END $$;
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
    WHERE (after.name_vi, after.name_en, after.maker_id, after.category_path, after.active)
      IS DISTINCT FROM (before.name_vi, before.name_en, before.maker_id, before.category_path, before.active)
    ORDER BY after.id);
BEGIN
  IF cardinality(moved) > 0 THEN PERFORM index_products(moved, prices_indexed_at()); END IF;
  IF cardinality(renamed) > 0 THEN PERFORM index_product_words(renamed); END IF;
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
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A variant on offer sold out, came back or changed its price.
CREATE FUNCTION public.variants_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
DECLARE
  changed integer[] := array(
    SELECT DISTINCT after.product_id
    FROM written AS after
    JOIN before USING (id)
    JOIN flash_deal_items AS item ON item.variant_id = after.id
    WHERE (after.stock > 0, after.active, after.price_after_discount, after.original_price_after_tax)
      IS DISTINCT FROM (before.stock > 0, before.active, before.price_after_discount, before.original_price_after_tax)
    ORDER BY 1);
BEGIN
  IF cardinality(changed) > 0 THEN PERFORM index_products(changed, prices_indexed_at()); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The deals themselves changed: the next list looks at all of them.
CREATE FUNCTION public.deals_changed() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  DELETE FROM catalogue_state;
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
-- Products that are there already.
SELECT index_products(array(SELECT id FROM products), now()), index_product_words(array(SELECT id FROM products));
