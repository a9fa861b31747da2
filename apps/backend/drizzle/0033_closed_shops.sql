-- What the index should say of every product on sale in an open shop, with the prices of the deals that run at `at`.
CREATE OR REPLACE FUNCTION public.index_entries(at timestamp with time zone)
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
  WHERE product_id = ANY (ids) AND NOT EXISTS (
    SELECT FROM products AS p JOIN tenants AS shop ON shop.id = p.tenant_id
    WHERE p.id = entry.product_id AND p.active AND shop.active);

  PERFORM count_facet_groups(array(
    SELECT unnest(touched) UNION SELECT facet_group_id FROM product_index WHERE product_id = ANY (ids)));
END $$;
--> statement-breakpoint
-- Brings the words of some products up to date.
CREATE OR REPLACE FUNCTION public.index_product_words(ids integer[]) RETURNS void
LANGUAGE sql
AS $$
  DELETE FROM product_documents WHERE product_id = ANY (ids)
    AND product_id NOT IN (
      SELECT p.id FROM products AS p JOIN tenants AS shop ON shop.id = p.tenant_id
      WHERE p.id = ANY (ids) AND p.active AND shop.active);
  INSERT INTO product_documents (product_id, words, bestseller)
  SELECT p.id, product_lexemes(p.name_vi, p.name_en, maker_lexemes(m.name), category_lexemes(p.category_id, p.category_path)), true
  FROM products AS p
  JOIN makers AS m ON m.id = p.maker_id
  WHERE p.id = ANY (ids) AND p.active AND EXISTS (SELECT FROM tenants AS shop WHERE shop.id = p.tenant_id AND shop.active)
  ON CONFLICT (product_id) DO UPDATE SET words = excluded.words;
  SELECT index_product_descriptions(ids);
$$;
--> statement-breakpoint
-- Makes the documents of all products where there are none. What many have alike (brand, category) is made out once.
CREATE OR REPLACE FUNCTION public.build_product_documents() RETURNS void
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
    WHERE p.active AND EXISTS (SELECT FROM tenants AS shop WHERE shop.id = p.tenant_id AND shop.active);
  INSERT INTO product_documents (product_id, words, described, bestseller)
  SELECT product_id, words, coalesce(described, ''),
    row_number() OVER (PARTITION BY category_id ORDER BY sold_count DESC, product_id DESC) <= bestsellers_of_category()
  FROM building_words LEFT JOIN building_descriptions USING (product_id);
  DROP TABLE building_around, building_words, building_descriptions;
END $$;
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
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tenants_opened_or_closed AFTER UPDATE OF active ON tenants
FOR EACH ROW WHEN (OLD.active IS DISTINCT FROM NEW.active) EXECUTE FUNCTION tenant_opened_or_closed();
--> statement-breakpoint
-- Products of shops that are closed already.
SELECT index_products(gone, prices_indexed_at()), index_product_words(gone)
FROM (
  SELECT array(
    SELECT p.id FROM products AS p JOIN tenants AS shop ON shop.id = p.tenant_id WHERE NOT shop.active ORDER BY p.id
  ) AS gone
) AS closed;
