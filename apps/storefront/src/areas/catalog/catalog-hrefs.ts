import { localizedPath, useLocale } from "@sen/i18n";
import type { CatalogHrefs } from "@sen/ui/catalog";
import { perLocale } from "../../core/route.ts";
import { couponRoutes } from "../coupons/routes.ts";
import { productRoutes } from "../product/routes.ts";
import { catalogRoutes } from "./routes.ts";

/** Where the catalogue's fragments lead in a language. */
export const catalogHrefsOf = perLocale((href, locale): CatalogHrefs => ({
  home: href(catalogRoutes.home),
  products: href(catalogRoutes.products),
  product: (id, variant) => href(productRoutes.detail, { id, variant }),
  category: (id) => href(catalogRoutes.products, { category_id: [id] }),
  mall: (id) => href(catalogRoutes.mall, { id }),
  shop: (id) => href(catalogRoutes.shop, { id }),
  coupon: (id) => href(couponRoutes.detail, { id }),
  coupons: href(couponRoutes.hall),
  mallCoupons: (id) => href(couponRoutes.hall, { mall_id: id }),
  search: (keyword) => href(catalogRoutes.search, { keyword }),
  path: (path) => localizedPath(path, locale),
}));

/** Where they lead in the language of the page. */
export const useCatalogHrefs = (): CatalogHrefs => catalogHrefsOf(useLocale());
