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
