import { changeFilters, type ListingCorrection } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, mixins, size, space } from "../../foundations/index.ts";
import { ButtonLink, EmptyState, Loading, Notice, Skeleton, type Request } from "../../primitives/index.ts";
import { RESULTS_ID } from "../../shell/landmarks.ts";
import { CatalogFailed } from "../CatalogFailed/CatalogFailed.tsx";
import { AppliedFilters, cleared, countApplied } from "../AppliedFilters/AppliedFilters.tsx";
import { Facets } from "../Facets/Facets.tsx";
import { ListToolbar, type ListToolbarProps } from "../ListToolbar/ListToolbar.tsx";
import { ProductGrid, ProductGridSkeleton } from "../ProductGrid/ProductGrid.tsx";
import { type LoadedProducts, MoreProducts } from "./MoreProducts.tsx";

/** The request for the products. */
export type ProductList = Request<LoadedProducts>;

export interface ListingProps extends Pick<
  ListToolbarProps,
  "filters" | "hrefOf" | "onNavigate" | "without" | "ofCategory" | "mallFirst"
> {
  /** The products: loading, failed or ready. `filters` are those of the URL, without the shop or mall that the page stands for. */
  list: ProductList;
  /** URL of a product. */
  productHref: (id: number) => string;
  /** Shown if there are no products and no filters. */
  empty: ReactNode;
  /** Loads the first product's picture with high priority, as the largest contentful paint. @default false */
  priority?: boolean;
  /** Hides the shop's name, on the shop's own page. @default false */
  hideShop?: boolean;
  /** What was corrected in the URL. */
  corrections?: readonly ListingCorrection[];
  /** Heading level of the products' names. @default "h2" */
  heading?: "h2" | "h3";
}

/** The `Listing` props that a list screen passes on. */
export type ListedProps = Omit<
  ListingProps,
  "productHref" | "empty" | "priority" | "hideShop" | "heading" | "ofCategory"
>;

const FACETS_ID = "facets";

/** Products with their filters and sort order; every filter is part of the URL. */
export function Listing({
  list,
  productHref,
  empty,
  priority,
  hideShop,
  heading = "h2",
  corrections = [],
  mallFirst,
  ...narrowing
}: ListingProps) {
  const { t } = useTranslation("catalog");
  const { filters, hrefOf, ofCategory } = narrowing;
  if (list.state === "failed") {
    return (
      <>
        <AppliedFilters {...{ filters, hrefOf, ofCategory }} />
        <CatalogFailed onRetry={list.onRetry} />
      </>
    );
  }
  if (list.state === "loading") {
    return (
      <Loading label={t("loading")}>
        <Root>
          <aside>
            {Array.from({ length: 14 }, (_, index) => (
              <Skeleton key={index} width={`${60 + ((index * 7) % 35)}%`} />
            ))}
          </aside>
          <div data-results>
            <Skeleton shape="box" height="44px" />
            <ProductGridSkeleton />
          </div>
        </Root>
      </Loading>
    );
  }
  const { listing, updating, ...more } = list;
  const { facets, items, total } = listing;
  const narrowed = countApplied(filters, ofCategory) > 0;
  const isBeyond = items.length === 0 && total > 0;
  const notes = corrections.map((correction) => (
    <Notice key={correction}>{t(`list.corrected.${correction}`)}</Notice>
  ));
  if (items.length === 0 && !narrowed && !isBeyond) {
    return (
      <>
        {notes}
        {empty}
      </>
    );
  }
  return (
    <Root>
      <aside id={FACETS_ID}>
        <Facets {...narrowing} facets={facets} />
      </aside>
      <div data-results id={RESULTS_ID}>
        <ListToolbar {...narrowing} facets={facets} facetsId={FACETS_ID} {...{ total, mallFirst }} />
        <AppliedFilters {...{ filters, facets, hrefOf, ofCategory }} />
        {notes}
        {items.length === 0 ? (
          <EmptyState
            picture={<SearchX />}
            heading={heading}
            title={isBeyond ? t("list.beyond.title", { page: filters.page }) : t("list.none_left.title")}
            action={
              isBeyond ? (
                <ButtonLink href={hrefOf(changeFilters(filters, {}))}>{t("list.beyond.first")}</ButtonLink>
              ) : (
                <ButtonLink href={hrefOf(cleared(filters, ofCategory))} tone="secondary">
                  {t("facet.clear")}
                </ButtonLink>
              )
            }
          >
            {isBeyond ? t("list.beyond.text", { page: listing.last_page }) : t("list.none_left.text")}
          </EmptyState>
        ) : (
          <>
            <ProductGrid
              products={items}
              heading={heading}
              {...{ productHref, priority, updating, hideShop }}
            />
            <MoreProducts {...{ listing, filters, hrefOf }} {...more} />
          </>
        )}
      </div>
    </Root>
  );
}

/** Facets are beside the products from 1024 px; below that they show only as the URL's target. */
const Root = styled.div`
  > aside {
    display: none;
  }
  > aside:target {
    display: block;
    margin-bottom: ${space[6]};
  }
  > [data-results] {
    scroll-margin-top: calc(${size.header} + ${space[2]});
    ${mixins.stack(4)}
    align-content: start;
  }
  ${media.large} {
    ${mixins.grid(6)}
    grid-template-columns: 272px minmax(0, 1fr);
    align-items: start;

    > aside {
      ${mixins.card}
      position: sticky;
      top: calc(${size.header} + ${space[4]});
      display: block;
      max-height: calc(100dvh - ${size.header} - ${space[8]});
      overflow-y: auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
      padding: ${space[4]} ${space[4]} 0;
    }
    /* Fades out overflowing content to hint at more; otherwise it is the bottom margin. */
    > aside::after {
      content: "";
      position: sticky;
      bottom: 0;
      display: block;
      height: ${space[8]};
      background: linear-gradient(transparent, ${color.surfaceRaised});
      pointer-events: none;
    }
    > aside:target {
      margin: 0;
    }
  }
`;
