import type { ProductCard } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import type { CatalogHrefs } from "../../catalog/catalog-hrefs.ts";
import { Breadcrumb, Loading, Skeleton, VisuallyHidden } from "../../primitives/index.ts";
import { Gallery } from "../Gallery/Gallery.tsx";
import { PriceBlock } from "../PriceBlock/PriceBlock.tsx";
import { ProductHeading } from "./ProductHeading.tsx";
import { Root } from "./ProductScreen.styles.ts";

/** The loading page: what the list already knew of the product, and skeletons for the rest. */
export function LoadingProduct({ known, hrefs }: { known?: ProductCard; hrefs: CatalogHrefs }) {
  const { t } = useTranslation(["product", "catalog"]);
  return (
    <Root>
      <Breadcrumb
        crumbs={[{ label: t("catalog:home_page"), href: hrefs.home }]}
        current={known?.name}
        data-crumbs
      />
      <div data-offer>
        <div data-gallery>
          {known === undefined ? <Skeleton shape="box" ratio="1 / 1" /> : <KnownPicture {...known} />}
          <div data-thumbnail-boxes>
            {[0, 1, 2, 3].map((index) => (
              <Skeleton key={index} shape="box" ratio="1 / 1" />
            ))}
          </div>
        </div>
        <div data-info>
          {known === undefined ? (
            <>
              <VisuallyHidden as="h1">{t("loading")}</VisuallyHidden>
              <Skeleton height="40px" shape="box" />
              <Skeleton width="60%" />
              <Skeleton width="45%" height="40px" shape="box" />
            </>
          ) : (
            <>
              <ProductHeading product={known} reviewsShown={false} />
              <PriceBlock product={known} />
            </>
          )}
          <Loading label={t("loading")} data-boxes>
            <Skeleton width="30%" />
            <Skeleton shape="box" height="44px" />
            <Skeleton width="30%" />
            <Skeleton shape="box" height="44px" />
            <Skeleton shape="box" height="52px" />
            <Skeleton shape="box" height="140px" />
          </Loading>
        </div>
      </div>
    </Root>
  );
}

function KnownPicture({ id, image_url: url, name: alt }: ProductCard) {
  return <Gallery media={[{ id, type: "image", url, thumbnail_url: url, alt, sources: [] }]} />;
}
