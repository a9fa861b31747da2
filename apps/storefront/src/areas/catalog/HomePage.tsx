import type { PageQueries } from "../../core/page-module.ts";
import { useTranslation } from "@sen/i18n";
import { BlogCards } from "@sen/ui/blog";
import { HomeScreen, type Home } from "@sen/ui/catalog";
import { RecentlyViewedShelf } from "./RecentlyViewedShelf.tsx";
import { useCatalogHrefs } from "./catalog-hrefs.ts";
import {
  useBanners,
  useFlashDeals,
  useRecommended,
  bannersQuery,
  recommendedQuery,
  flashDealsQuery,
} from "./catalog.ts";
import { useCoupons, useSavedCoupons, couponsQuery } from "../coupons/index.ts";
import { useBlogHighlights, blogHighlightsQuery } from "../blog/index.ts";
import { useMenus } from "../../shell/menus.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useHref } from "../../core/route.ts";
import { blogRoutes } from "../blog/routes.ts";

export const queries = (): PageQueries => ({
  required: [bannersQuery(), recommendedQuery()],
  optional: [flashDealsQuery(), couponsQuery(), blogHighlightsQuery()],
});

export default function HomePage() {
  const { t } = useTranslation("shell");
  const coupons = useSavedCoupons();
  const { home, refreshDeals } = useHome();
  const href = useHref();
  const articles = useBlogHighlights(true);
  return (
    <>
      <PageHead title={t("page.home")} description={t("footer.tagline")} />
      <HomeScreen
        home={home}
        hrefs={useCatalogHrefs()}
        onDealsEnd={refreshDeals}
        {...coupons}
        {...(articles.length > 0 && {
          news: <BlogCards articles={articles} blogHref={(id) => href(blogRoutes.detail, { id })} />,
          newsHref: href(blogRoutes.list),
        })}
      />
      {home.state === "ready" && <RecentlyViewedShelf />}
    </>
  );
}

/** The parts of the home page. It waits for what it cannot do without, and shows the rest as it comes. */
function useHome(): { home: Home; refreshDeals: () => void } {
  const banners = useBanners();
  const products = useRecommended();
  const deals = useFlashDeals();
  const coupons = useCoupons();
  const menus = useMenus();
  const refreshDeals = () => void deals.mutate();
  if (banners.error ?? products.error) {
    return {
      home: { state: "failed", onRetry: () => Promise.all([banners.mutate(), products.mutate()]) },
      refreshDeals,
    };
  }
  if (!banners.data || !products.data || !(deals.data ?? deals.error)) {
    return { home: { state: "loading" }, refreshDeals };
  }
  return {
    home: {
      state: "ready",
      banners: banners.data.data,
      products: products.data.data.items,
      deals: deals.data?.data ?? { now: "", items: [] },
      coupons: coupons.data?.data ?? { now: "", items: [] },
      ...menus,
    },
    refreshDeals,
  };
}
