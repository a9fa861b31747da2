import { useTranslation } from "@sen/i18n";
import { HomeScreen, type Home } from "@sen/ui/catalog";
import { useCatalogHrefs } from "../catalog-hrefs.ts";
import {
  bannersQuery,
  couponsQuery,
  flashDealsQuery,
  recommendedQuery,
  useBanners,
  useCategories,
  useCoupons,
  useFlashDeals,
  useMalls,
  useRecommended,
} from "../data/catalog.ts";
import { useSavedCoupons } from "../data/saved-coupons.ts";
import { seedPage } from "../data/seed.ts";
import { PageHead } from "../head/PageHead.tsx";
import { serverApiContext } from "../request-context.ts";
import { routePage } from "../route-page.ts";
import type { ShellHandle } from "../shell/ShopShell.tsx";
import type { Route } from "./+types/home";

export const handle: ShellHandle = { place: "home" };

export function loader({ context }: Route.LoaderArgs) {
  return seedPage(context.get(serverApiContext), {
    needed: [bannersQuery(), recommendedQuery()],
    welcome: [flashDealsQuery(), couponsQuery()],
  });
}

/** After a click SWR fetches what is missing; the server is not asked for a page. */
export function clientLoader() {
  return null;
}

export { publicPage as headers } from "../public-page.ts";

export default routePage(function HomeRoute() {
  const { t } = useTranslation("shell");
  const coupons = useSavedCoupons();
  const { home, refreshDeals } = useHome();
  return (
    <>
      <PageHead title={t("page.home")} description={t("footer.tagline")} />
      <HomeScreen home={home} hrefs={useCatalogHrefs()} onDealsEnd={refreshDeals} {...coupons} />
    </>
  );
});

/** The parts of the home page. It waits for what it cannot do without, and shows the rest as it comes. */
function useHome(): { home: Home; refreshDeals: () => void } {
  const banners = useBanners();
  const products = useRecommended();
  const deals = useFlashDeals();
  const coupons = useCoupons();
  const categories = useCategories();
  const malls = useMalls();
  const refreshDeals = () => void deals.mutate();
  if (banners.error ?? products.error) {
    return {
      home: { state: "failed", onRetry: () => Promise.all([banners.mutate(), products.mutate()]) },
      refreshDeals,
    };
  }
  if (!banners.data || !products.data || (deals.isLoading && !deals.data)) {
    return { home: { state: "loading" }, refreshDeals };
  }
  return {
    home: {
      state: "ready",
      banners: banners.data.data,
      products: products.data.data.items,
      deals: deals.data?.data ?? { now: "", items: [] },
      coupons: coupons.data?.data.items ?? [],
      categories: categories.data?.data ?? [],
      malls: malls.data?.data ?? [],
    },
    refreshDeals,
  };
}
