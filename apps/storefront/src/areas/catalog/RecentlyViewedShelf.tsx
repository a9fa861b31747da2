import { RecentlyViewed } from "@sen/ui/catalog";
import { useRecentlyViewed } from "./recently-viewed.ts";
import { useCatalogHrefs } from "./catalog-hrefs.ts";

/** What whoever is here has looked at, but for the product that is open. */
export function RecentlyViewedShelf({ exceptId }: { exceptId?: number }) {
  const { items, clear } = useRecentlyViewed(exceptId);
  const { product } = useCatalogHrefs();
  return <RecentlyViewed items={items} productHref={product} onClear={clear} />;
}
