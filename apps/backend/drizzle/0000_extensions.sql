CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
--> statement-breakpoint
-- Text as it is searched: composed, without diacritics (đ included), lower case, one space between words.
-- Immutable because the dictionary is named in full; unaccent(text) alone is only stable.
CREATE FUNCTION public.sen_normalize(input text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$
  SELECT trim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, normalize(input, NFC))), '[^[:alnum:]]+', ' ', 'g'))
$$;
