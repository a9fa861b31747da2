import type { Banner, Category, Coupon, FlashDeals, Mall, ProductCard as Product } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import {
  ButtonLink,
  DeferredSection,
  lateSection,
  Loading,
  type Request,
  Skeleton,
  VisuallyHidden,
} from "../../primitives/index.ts";
import { media, mixins, space } from "../../foundations/index.ts";
import { CatalogFailed } from "../CatalogFailed/CatalogFailed.tsx";
import { BannerCarousel } from "../BannerCarousel/BannerCarousel.tsx";
import type { CatalogHrefs } from "../catalog-hrefs.ts";
import { CategoryStrip } from "../CategoryStrip/CategoryStrip.tsx";
import type { CouponSaving } from "../CouponStrip/CouponStrip.tsx";
import { FlashDealStrip } from "../FlashDealStrip/FlashDealStrip.tsx";
import { ProductGrid, ProductGridSkeleton } from "../ProductGrid/ProductGrid.tsx";
import { Shelf } from "../Shelf/Shelf.tsx";

const LateCouponsAndMalls = lateSection(
  () => import("./CouponsAndMalls.tsx").then((module) => module.CouponsAndMalls),
  720,
);

/** The content of the home page. An empty section is left out. */
export interface HomeContent {
  banners: readonly Banner[];
  categories: readonly Category[];
  deals: FlashDeals;
  malls: readonly Mall[];
  /** The coupons to save, with the server's time of that list (ISO 8601). */
  coupons: { now: string; items: readonly Coupon[] };
  products: readonly Product[];
}

export type Home = Request<HomeContent>;

export interface HomeScreenProps extends CouponSaving {
  /** The home page's content: loading, failed or ready. */
  request: Home;
  /** URLs of the screen's links. */
  hrefs: CatalogHrefs;
  /** The first deal ended, so the deals should be refetched. */
  onDealsEnd?: () => void;
  /** Cards of articles; without them the section is left out. */
  news?: ReactNode;
  /** URL of all articles. */
  newsHref?: string;
}

/** The home page: banners, categories, deals, coupons and malls, and products. */
export function HomeScreen({ request, hrefs, news, newsHref, onDealsEnd, ...saving }: HomeScreenProps) {
  const { t } = useTranslation("catalog");
  if (request.state === "loading") return <HomeSkeleton />;
  if (request.state === "failed") return <CatalogFailed heading="h1" onRetry={request.onRetry} />;
  const { banners, categories, deals, malls, coupons, products } = request;
  return (
    <Root>
      <VisuallyHidden as="h1">{t("home.title")}</VisuallyHidden>
      <BannerCarousel banners={banners} hrefOf={hrefs.path} categories={categories} />
      {categories.length > 0 && <CategoryStrip categories={categories} categoryHref={hrefs.category} />}
      {deals.items.length > 0 && (
        <DeferredSection height={400}>
          <FlashDealStrip deals={deals} productHref={hrefs.product} onEnd={onDealsEnd} />
        </DeferredSection>
      )}
      {coupons.items.length + malls.length > 0 && (
        <LateCouponsAndMalls coupons={coupons.items} now={coupons.now} {...{ malls, hrefs, ...saving }} />
      )}
      {products.length > 0 && (
        <Shelf title={t("home.products")} moreHref={hrefs.products}>
          <ProductGrid products={products} productHref={hrefs.product} />
          <p data-more-products>
            <ButtonLink href={hrefs.products} tone="secondary" size="large">
              {t("home.more_products")}
            </ButtonLink>
          </p>
        </Shelf>
      )}
      {news !== undefined && (
        <DeferredSection height={720}>
          <Shelf title={t("home.news")} moreHref={newsHref}>
            {news}
          </Shelf>
        </DeferredSection>
      )}
    </Root>
  );
}

function HomeSkeleton() {
  const { t } = useTranslation("catalog");
  return (
    <Loading label={t("loading")}>
      <Root>
        <Window>
          <Skeleton shape="box" height="100%" />
        </Window>
        <Row>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} shape="box" width="60px" height="60px" />
          ))}
        </Row>
        <Skeleton shape="box" height="352px" />
        <ProductGridSkeleton />
      </Root>
    </Loading>
  );
}

const Window = styled.div`
  height: 200px;

  ${media.medium} {
    width: 100%;
    height: auto;
    aspect-ratio: 5 / 2;
    max-height: 420px;
  }
`;

const Row = styled.div`
  ${mixins.grid(6, 2)}
  grid-template-columns: repeat(4, 1fr);
  justify-items: center;

  ${media.medium} {
    grid-template-columns: repeat(8, 1fr);
  }
`;

const Root = styled.div`
  ${mixins.pageStack(8, 12)}

  [data-more-products] {
    display: grid;
    justify-items: center;
    margin-top: ${space[6]};
  }
  [data-more-products] > a {
    min-width: min(100%, 280px);
  }
`;
