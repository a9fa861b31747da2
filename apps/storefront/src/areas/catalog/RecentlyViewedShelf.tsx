import { RecentlyViewed } from "@sen/ui/catalog";
import { useLinks } from "../links.ts";
import { useRecentlyViewed } from "./recently-viewed.ts";

/** The recently viewed products, without the one that is open. */
export function RecentlyViewedShelf({ exceptId }: { exceptId?: number }) {
  const { items, clear } = useRecentlyViewed(exceptId);
  return <RecentlyViewed items={items} productHref={useLinks().product} onClear={clear} />;
}
