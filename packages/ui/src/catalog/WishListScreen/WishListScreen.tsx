import type { ProductCard as Product } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Heart } from "lucide-react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { ButtonLink, EmptyState, type Request, Requested } from "../../primitives/index.ts";
import { keepFocusNear } from "../../primitives/keep-focus-near.ts";
import type { CatalogHrefs } from "../catalog-hrefs.ts";
import { ProductGrid, ProductGridSkeleton } from "../ProductGrid/ProductGrid.tsx";
import { SeenPricesContext } from "../seen-prices.ts";

export interface WishListScreenProps {
  /** The wish list: loading, failed or ready. */
  list: Request<{
    /** The newest first, each with its price when it was added, in dong. */
    items: readonly { product: Product; price_added: number }[];
  }>;
  /** URLs of its links; `home` to find products. */
  hrefs: Pick<CatalogHrefs, "product" | "home">;
}

/** The customer's wish list: each product with its current data, and its price drop since it was added. */
export function WishListScreen({ list, hrefs }: WishListScreenProps) {
  const { t } = useTranslation("catalog");
  return (
    <Root ref={keepFocusNear}>
      <h1>{t("wish.title")}</h1>
      <p data-muted>{t("wish.news")}</p>
      <Requested
        request={list}
        loading={t("loading")}
        skeleton={<ProductGridSkeleton count={6} />}
        failed={t("wish.failed_list")}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              picture={<Heart />}
              title={t("wish.empty")}
              action={<ButtonLink href={hrefs.home}>{t("wish.shop")}</ButtonLink>}
            >
              {t("wish.empty_hint")}
            </EmptyState>
          ) : (
            <SeenPricesContext value={pricesAdded(items)}>
              <ProductGrid
                heading="h2"
                products={items.map(({ product }) => product)}
                productHref={hrefs.product}
              />
            </SeenPricesContext>
          )
        }
      </Requested>
    </Root>
  );
}

/** Seen prices for the cards: those from when each product was added. */
function pricesAdded(items: readonly { product: Product; price_added: number }[]) {
  const prices = new Map(items.map(({ product, price_added }) => [product.id, price_added]));
  return { subscribe: () => () => undefined, priceSeen: (id: number) => prices.get(id) ?? null };
}

const Root = styled.div`
  ${mixins.grid(3)}
`;
