import type { Coupon, Tenant } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Store } from "lucide-react";
import { Breadcrumb, ButtonLink, EmptyState } from "../../primitives/index.ts";
import { CatalogFailed } from "../CatalogFailed/CatalogFailed.tsx";
import type { CatalogHrefs } from "../catalog-hrefs.ts";
import { CouponStrip } from "../CouponStrip/CouponStrip.tsx";
import type { Following } from "../FollowButton/FollowButton.tsx";
import { ListSearch } from "../ListSearch/ListSearch.tsx";
import { Listing, type ListingProps } from "../Listing/Listing.tsx";
import { Page } from "../Listing/ListPage.styles.ts";
import { Shelf } from "../Shelf/Shelf.tsx";
import { ShopHeader, ShopHeaderSkeleton } from "./ShopHeader.tsx";

export interface ShopScreenProps extends Omit<
  ListingProps,
  "productHref" | "empty" | "priority" | "hideShop" | "heading" | "without" | "ofCategory"
> {
  /** Undefined while it loads. */
  shop: Tenant | undefined;
  /** The coupons of this shop, and the server's clock that they are measured against. */
  coupons?: { now: string; items: readonly Coupon[] };
  /** Ids of the coupons that the customer has. */
  savedCouponIds?: readonly number[];
  /** Saves a coupon for the customer. Without it there is no such button. */
  onSaveCoupon?: (coupon: Coupon) => unknown;
  /** Which shops are followed. Without it there is no such button. */
  following?: Following;
  /** Where its links lead. */
  hrefs: CatalogHrefs;
}

/** A shop: who it is, what it gives off, and all that it sells. */
export function ShopScreen({
  shop,
  coupons,
  savedCouponIds,
  onSaveCoupon,
  following,
  hrefs,
  ...listing
}: ShopScreenProps) {
  const { t } = useTranslation("catalog");
  const { keyword } = listing.filters;
  if (shop === undefined && listing.list.state === "failed") {
    return <CatalogFailed heading="h1" onRetry={listing.list.onRetry} />;
  }
  return (
    <Page>
      {shop === undefined ? (
        <ShopHeaderSkeleton />
      ) : (
        <div data-head>
          <Breadcrumb
            label={t("breadcrumb")}
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
      {coupons !== undefined && coupons.items.length > 0 && (
        <Shelf title={t("shop.coupons")}>
          <CouponStrip
            label={t("shop.coupons")}
            coupons={coupons.items}
            now={coupons.now}
            savedIds={savedCouponIds}
            onSave={onSaveCoupon}
            couponHref={hrefs.coupon}
          />
        </Shelf>
      )}
      <Shelf title={t("shop.products_title")}>
        <ListSearch label={t("shop.search", { name: shop?.name ?? "" })} {...listing} />
        <Listing
          {...listing}
          productHref={hrefs.product}
          without={["mall"]}
          heading="h3"
          hideShop
          empty={
            <EmptyState
              picture={<Store />}
              heading="h3"
              title={keyword === "" ? t("list.empty.title") : t("search.empty.title", { keyword })}
              action={
                <ButtonLink href={keyword === "" ? hrefs.products : hrefs.search(keyword)}>
                  {t(keyword === "" ? "list.empty.action" : "search.everywhere")}
                </ButtonLink>
              }
            >
              {t(keyword === "" ? "list.empty.text" : "search.empty.text")}
            </EmptyState>
          }
        />
      </Shelf>
    </Page>
  );
}
