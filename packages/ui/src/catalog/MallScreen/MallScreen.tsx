import type { Coupon, Mall, Tenant } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Store } from "lucide-react";
import { Breadcrumb, ButtonLink, EmptyState } from "../../primitives/index.ts";
import { CatalogFailed } from "../CatalogFailed/CatalogFailed.tsx";
import type { CatalogHrefs } from "../catalog-hrefs.ts";
import { CouponStrip } from "../CouponStrip/CouponStrip.tsx";
import { ListSearch } from "../ListSearch/ListSearch.tsx";
import { Listing, type ListingProps } from "../Listing/Listing.tsx";
import { Page } from "../Listing/ListPage.styles.ts";
import { Shelf } from "../Shelf/Shelf.tsx";
import { FloorDirectory } from "./FloorDirectory.tsx";
import { MallHeader, MallHeaderSkeleton } from "./MallHeader.tsx";

export interface MallScreenProps extends Omit<
  ListingProps,
  "productHref" | "empty" | "priority" | "hideShop" | "heading" | "without" | "ofCategory"
> {
  /** Undefined while it loads. */
  mall: Mall | undefined;
  /** Its shops. */
  shops?: readonly Tenant[];
  /** The coupons that hold there, and the server's clock that they are measured against. */
  coupons?: { now: string; items: readonly Coupon[] };
  /** Ids of the coupons that the customer has. */
  savedCouponIds?: readonly number[];
  /** Saves a coupon for the customer. Without it there is no such button. */
  onSaveCoupon?: (coupon: Coupon) => unknown;
  /** Where its links lead. */
  hrefs: CatalogHrefs;
}

/** A mall: where and when, its coupons, its shops by floor, and all that they sell. */
export function MallScreen({
  mall,
  shops = [],
  coupons,
  savedCouponIds,
  onSaveCoupon,
  hrefs,
  ...listing
}: MallScreenProps) {
  const { t } = useTranslation("catalog");
  const { keyword } = listing.filters;
  if (mall === undefined && listing.list.state === "failed") {
    return <CatalogFailed heading="h1" onRetry={listing.list.onRetry} />;
  }
  return (
    <Page>
      {mall === undefined ? (
        <MallHeaderSkeleton />
      ) : (
        <div data-head>
          <Breadcrumb label={t("breadcrumb")} crumbs={[{ label: t("home_page"), href: hrefs.home }]} />
          <MallHeader mall={mall} />
        </div>
      )}
      {mall !== undefined && coupons !== undefined && coupons.items.length > 0 && (
        <Shelf
          title={t("mall.coupons", { name: mall.name })}
          {...(hrefs.mallCoupons && { more: { href: hrefs.mallCoupons(mall.id), label: t("see_all") } })}
        >
          <CouponStrip
            label={t("mall.coupons", { name: mall.name })}
            coupons={coupons.items}
            now={coupons.now}
            savedIds={savedCouponIds}
            onSave={onSaveCoupon}
            couponHref={hrefs.coupon}
          />
        </Shelf>
      )}
      {mall !== undefined && shops.length > 0 && (
        <Shelf title={t("mall.shops", { name: mall.name })}>
          <FloorDirectory shops={shops} shopHref={hrefs.shop} />
        </Shelf>
      )}
      <Shelf title={mall === undefined ? t("list.title") : t("mall.products", { name: mall.name })}>
        <ListSearch label={t("mall.search", { name: mall?.name ?? "" })} {...listing} />
        <Listing
          {...listing}
          productHref={hrefs.product}
          without={["mall"]}
          heading="h3"
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
