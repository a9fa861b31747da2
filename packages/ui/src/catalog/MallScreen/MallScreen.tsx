import type { Mall, Tenant } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Breadcrumb } from "../../primitives/index.ts";
import { CatalogFailed } from "../CatalogFailed/CatalogFailed.tsx";
import { Page } from "../Listing/ListPage.styles.ts";
import { PlaceOffers, type PlaceScreenProps } from "../PlaceOffers/PlaceOffers.tsx";
import { Shelf } from "../Shelf/Shelf.tsx";
import { FloorDirectory } from "./FloorDirectory.tsx";
import { MallHeader, MallHeaderSkeleton } from "./MallHeader.tsx";

export interface MallScreenProps extends PlaceScreenProps {
  /** Undefined while it loads. */
  mall: Mall | undefined;
  /** Its shops. */
  shops?: readonly Tenant[];
}

/** A mall: where and when, its coupons, its shops by floor, and all that they sell. */
export function MallScreen({ mall, shops = [], ...place }: MallScreenProps) {
  const { t } = useTranslation("catalog");
  if (mall === undefined && place.list.state === "failed") {
    return <CatalogFailed heading="h1" onRetry={place.list.onRetry} />;
  }
  return (
    <Page>
      {mall === undefined ? (
        <MallHeaderSkeleton />
      ) : (
        <div data-head>
          <Breadcrumb crumbs={[{ label: t("home_page"), href: place.hrefs.home }]} />
          <MallHeader mall={mall} />
        </div>
      )}
      <PlaceOffers
        {...place}
        couponsTitle={mall && t("mall.coupons", { name: mall.name })}
        couponsHref={mall && place.hrefs.mallCoupons?.(mall.id)}
        title={mall === undefined ? t("list.title") : t("mall.products", { name: mall.name })}
        searchLabel={t("mall.search", { name: mall?.name ?? "" })}
      >
        {mall !== undefined && shops.length > 0 && (
          <Shelf title={t("mall.shops", { name: mall.name })}>
            <FloorDirectory shops={shops} shopHref={place.hrefs.shop} />
          </Shelf>
        )}
      </PlaceOffers>
    </Page>
  );
}
