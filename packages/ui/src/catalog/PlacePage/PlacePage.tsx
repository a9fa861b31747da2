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

/** What the page of a shop and that of a mall show beside the place itself. */
export interface PlaceScreenProps extends Omit<ListedProps, "without">, CouponSaving {
  /** The coupons that hold there, and the server's clock that they are measured against. */
  coupons?: { now: string; items: readonly Coupon[] };
  /** Where its links lead. */
  hrefs: CatalogHrefs;
}

interface PlacePageProps extends PlaceScreenProps {
  /** The way up to it, below the home page. */
  crumbs?: readonly Crumb[] | undefined;
  /** What it is; undefined until that is known. */
  header: ReactNode;
  /** The header's boxes until then. */
  skeleton: ReactNode;
  /** Heading of the coupons; undefined until the place is known. */
  couponsTitle: string | undefined;
  /** Where all of them are. */
  couponsHref?: string | undefined;
  /** Heading of the products. */
  title: string;
  /** What is searched: "Tìm trong Lụa Việt". */
  searchLabel: string;
  /** The page is a shop's own. */
  hideShop?: boolean;
  children?: ReactNode;
}

/** What a place is and has: its coupons, and all that is sold there, which can be searched; where that is nothing, the way on. */
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
    <Page>
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
