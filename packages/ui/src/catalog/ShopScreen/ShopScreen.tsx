import type { Tenant } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import type { Following } from "../FollowButton/FollowButton.tsx";
import { PlacePage, type PlaceScreenProps } from "../PlacePage/PlacePage.tsx";
import { ShopHeader, ShopHeaderSkeleton } from "./ShopHeader.tsx";

export interface ShopScreenProps extends PlaceScreenProps {
  /** Undefined while loading. */
  shop: Tenant | undefined;
  /** The followed shops. */
  following: Following;
}

/** A shop: its header, coupons and products. */
export function ShopScreen({ shop, following, ...place }: ShopScreenProps) {
  const { hrefs } = place;
  const { t } = useTranslation("catalog");
  return (
    <PlacePage
      {...place}
      crumbs={shop && [{ label: shop.mall_name, href: hrefs.mall(shop.mall_id) }]}
      header={
        shop && (
          <ShopHeader
            shop={shop}
            mallHref={hrefs.mall(shop.mall_id)}
            askHref={hrefs.askShop(shop.id)}
            following={following}
          />
        )
      }
      skeleton={<ShopHeaderSkeleton />}
      couponsTitle={t("shop.coupons")}
      title={t("shop.products_title")}
      searchLabel={shop === undefined ? t("search.submit") : t("shop.search", { name: shop.name })}
      hideShop
    />
  );
}
