-- Every word of the products on sale, with how many products have it: a mistyped word is led to the nearest of these.
CREATE FUNCTION public.refresh_search_terms() RETURNS void
LANGUAGE sql
AS $$
  DELETE FROM search_terms;
  INSERT INTO search_terms (term, products)
  SELECT term, count(*)
  FROM products, LATERAL (SELECT DISTINCT word FROM unnest(string_to_array(search_text, ' ')) AS word) AS words (term)
  WHERE active AND length(term) > 1
  GROUP BY term;
$$;
