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
