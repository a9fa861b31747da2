import type { Coupon } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Store } from "lucide-react";
import type { ReactNode } from "react";
import { Breadcrumb, ButtonLink, type Crumb, EmptyState } from "../../primitives/index.ts";
import { CatalogFailed } from "../CatalogFailed/CatalogFailed.tsx";
import type { CatalogHrefs } from "../catalog-hrefs.ts";
import { type CouponSaving, CouponStrip } from "../CouponStrip/CouponStrip.tsx";
import { ListSearch } from "../ListSearch/ListSearch.tsx";
import { Shelf } from "../Shelf/Shelf.tsx";
import { Listing, type ListedProps } from "../Listing/Listing.tsx";
import { Page } from "../Listing/ListPage.styles.ts";

/** The props shared by the pages of a shop and a mall. */
export interface PlaceScreenProps extends Omit<ListedProps, "without">, CouponSaving {
  /** The coupons valid there, and the server's time to compare their periods with. */
  coupons?: { now: string; items: readonly Coupon[] };
  /** URLs of the screen's links. */
  hrefs: CatalogHrefs;
}

interface PlacePageProps extends PlaceScreenProps {
  /** The breadcrumb between the home page and this page. */
  crumbs?: readonly Crumb[] | undefined;
  /** The header; undefined while loading. */
  header: ReactNode;
  skeleton: ReactNode;
  /** Heading of the coupons; undefined while loading. */
  couponsTitle: string | undefined;
  /** URL of all of its coupons. */
  couponsHref?: string | undefined;
  title: string;
  /** Label of the search: "Tìm trong Lụa Việt". */
  searchLabel: string;
  /** Hides the shop's name on products, on the shop's own page. @default false */
  hideShop?: boolean;
  children?: ReactNode;
}

/** The page of a shop or mall: its header, its coupons and its products with a search. Without results it links to where to go on. */
export function PlacePage({
  crumbs = [],
  header,
  skeleton,
  couponsTitle,
  couponsHref,
  title,
  searchLabel,
  hideShop = false,
  children,
  coupons,
  savedCouponIds,
  onSaveCoupon,
  hrefs,
  ...listing
}: PlacePageProps) {
  const { t } = useTranslation("catalog");
  const { keyword } = listing.filters;
  if (header === undefined && listing.list.state === "failed") {
    return <CatalogFailed heading="h1" onRetry={listing.list.onRetry} />;
  }
  return (
    <Page data-place>
      {header === undefined ? (
        skeleton
      ) : (
        <div data-head>
          <Breadcrumb crumbs={[{ label: t("home_page"), href: hrefs.home }, ...crumbs]} />
          {header}
        </div>
      )}
      {couponsTitle !== undefined && coupons !== undefined && coupons.items.length > 0 && (
        <Shelf title={couponsTitle} moreHref={couponsHref}>
          <CouponStrip
            label={couponsTitle}
            coupons={coupons.items}
            now={coupons.now}
            {...{ savedCouponIds, onSaveCoupon }}
            couponHref={hrefs.coupon}
          />
        </Shelf>
      )}
      {children}
      <Shelf title={title}>
        <ListSearch label={searchLabel} {...listing} />
        <Listing
          {...listing}
          productHref={hrefs.product}
          without={["mall"]}
          heading="h3"
          hideShop={hideShop}
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
