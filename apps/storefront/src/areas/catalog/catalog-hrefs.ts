import { LOCALES, localizedPath, useLocale, type Locale } from "@sen/i18n";
import type { CatalogHrefs } from "@sen/ui/catalog";
import { pathsOf } from "../../core/paths.ts";

function catalogHrefs(locale: Locale): CatalogHrefs {
  const paths = pathsOf(locale);
  return {
    home: paths.home(),
    products: paths.products(),
    product: paths.product,
    category: (id) => paths.products({ category_id: id }),
    mall: paths.mall,
    shop: paths.shop,
    coupon: paths.coupon,
    coupons: paths.coupons(),
    search: paths.search,
    path: (path) => localizedPath(path, locale),
  };
}

const byLocale = Object.fromEntries(LOCALES.map((locale) => [locale, catalogHrefs(locale)])) as Record<
  Locale,
  CatalogHrefs
>;

/** Where the catalogue's fragments lead in a language; the same object at every call. */
export function catalogHrefsOf(locale: Locale): CatalogHrefs {
  return byLocale[locale];
}

/** Where they lead in the language of the page. */
export function useCatalogHrefs(): CatalogHrefs {
  return catalogHrefsOf(useLocale());
}
