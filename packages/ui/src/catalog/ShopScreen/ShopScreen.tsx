import type { Tenant } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Breadcrumb } from "../../primitives/index.ts";
import { CatalogFailed } from "../CatalogFailed/CatalogFailed.tsx";
import type { Following } from "../FollowButton/FollowButton.tsx";
import { Page } from "../Listing/ListPage.styles.ts";
import { PlaceOffers, type PlaceScreenProps } from "../PlaceOffers/PlaceOffers.tsx";
import { ShopHeader, ShopHeaderSkeleton } from "./ShopHeader.tsx";

export interface ShopScreenProps extends PlaceScreenProps {
  /** Undefined while it loads. */
  shop: Tenant | undefined;
  /** Which shops are followed. Without it there is no such button. */
  following?: Following;
}

/** A shop: who it is, what it gives off, and all that it sells. */
export function ShopScreen({ shop, following, ...place }: ShopScreenProps) {
  const { hrefs } = place;
  const { t } = useTranslation("catalog");
  if (shop === undefined && place.list.state === "failed") {
    return <CatalogFailed heading="h1" onRetry={place.list.onRetry} />;
  }
  return (
    <Page>
      {shop === undefined ? (
        <ShopHeaderSkeleton />
      ) : (
        <div data-head>
          <Breadcrumb
            crumbs={[
              { label: t("home_page"), href: hrefs.home },
              { label: shop.mall_name, href: hrefs.mall(shop.mall_id) },
            ]}
          />
          <ShopHeader
            shop={shop}
            mallHref={hrefs.mall(shop.mall_id)}
            askHref={hrefs.askShop?.(shop.id)}
            following={following}
          />
        </div>
      )}
      <PlaceOffers
        {...place}
        couponsTitle={t("shop.coupons")}
        title={t("shop.products_title")}
        searchLabel={t("shop.search", { name: shop?.name ?? "" })}
        hideShop
      />
    </Page>
  );
}
