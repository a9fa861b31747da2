import type { QueryAnswer } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { HomeScreen, ProductGridSkeleton, type Home } from "@sen/ui/catalog";
import { lazyPart } from "@sen/ui/primitives";
import type { SWRResponse } from "swr";
import { useQuery, type PageQueries } from "../../core/query.ts";
import { useMenus } from "../../shell/menus.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { WhenNear } from "../../shell/WhenNear.tsx";
import { blogHighlightsQuery, LateNews, useBlogHighlights } from "../blog/index.ts";
import { couponsQuery, useSavedCoupons } from "../coupons/index.ts";
import { useLinks } from "../links.ts";
import { bannersQuery, flashDealsQuery, recommendedQuery } from "./queries.ts";

/** The end of the page, loaded when scrolled near. If it fails to load, nothing is shown. */
const HomeShelves = lazyPart(() => import("./Suggestions.tsx").then((module) => module.HomeShelves), {
  fallback: <ProductGridSkeleton />,
  failed: () => null,
});

export const queries = (): PageQueries => ({
  required: [bannersQuery(), recommendedQuery()],
  optional: [flashDealsQuery(), couponsQuery(), blogHighlightsQuery()],
});

export default function HomePage() {
  const { t } = useTranslation("shell");
  const deals = useQuery(flashDealsQuery());
  const home = useHome(deals);
  const links = useLinks();
  const articles = useBlogHighlights(true);
  return (
    <>
      <PageHead title={t("page.home")} description={t("footer.tagline")} />
      <HomeScreen
        request={home}
        hrefs={links}
        onDealsEnd={() => void deals.mutate()}
        {...useSavedCoupons(home.state === "ready" ? home.coupons.items : [])}
        {...(articles.length > 0 && {
          news: <LateNews articles={articles} />,
          newsHref: links.blogs,
        })}
      />
      {home.state === "ready" && (
        <WhenNear>
          <HomeShelves />
        </WhenNear>
      )}
    </>
  );
}

/** Data of the home page. Waits for the required parts and shows the rest as it loads. */
function useHome(deals: SWRResponse<QueryAnswer<"/flash-deals">>): Home {
  const banners = useQuery(bannersQuery());
  const products = useQuery(recommendedQuery());
  const coupons = useQuery(couponsQuery());
  const menus = useMenus();
  if (!banners.data || !products.data || !(deals.data ?? deals.error)) {
    return (banners.error ?? products.error)
      ? { state: "failed", onRetry: () => Promise.all([banners.mutate(), products.mutate()]) }
      : { state: "loading" };
  }
  return {
    state: "ready",
    banners: banners.data.data,
    products: products.data.data.items,
    deals: deals.data?.data ?? { now: "", items: [] },
    coupons: coupons.data?.data ?? { now: "", items: [] },
    ...menus,
  };
}
