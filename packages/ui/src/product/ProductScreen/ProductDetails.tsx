import type { ProductCard, ProductDetail } from "@sen/api";
import { optionsText } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import type { CatalogHrefs } from "../../catalog/catalog-hrefs.ts";
import { ProductGrid, ProductGridSkeleton } from "../../catalog/ProductGrid/ProductGrid.tsx";
import { Shelf } from "../../catalog/Shelf/Shelf.tsx";
import { media, mixins, space } from "../../foundations/index.ts";
import { FollowButton, type Following } from "../../catalog/FollowButton/FollowButton.tsx";
import { ShopCard } from "../../catalog/ShopCard/ShopCard.tsx";
import { Description } from "../Description/Description.tsx";
import { Reviews, type ReviewsProps } from "../Reviews/Reviews.tsx";
import { SpecificationTable } from "../SpecificationTable/SpecificationTable.tsx";
import { REVIEWS_ID } from "./ProductHeading.tsx";

export interface ProductDetailsProps extends Omit<
  ReviewsProps,
  "id" | "summary" | "variants" | "reviewHref"
> {
  /** The product. */
  product: ProductDetail;
  /** URLs of its links. */
  hrefs: Pick<CatalogHrefs, "product" | "shop"> & { review: ReviewsProps["reviewHref"] };
  /** Followed shops. */
  following: Following;
  /** Other products; undefined while they load. */
  related?: readonly ProductCard[] | undefined;
}

/** The lower part of a product page: shop, description, reviews and related products. */
export function ProductDetails(props: ProductDetailsProps) {
  const { product, hrefs, following, related, ...reviewing } = props;
  const { t } = useTranslation("product");
  return (
    <Root>
      <div data-facts-of-it>
        <aside aria-label={t("shop")}>
          <ShopCard shop={product.tenant_card} href={hrefs.shop(product.tenant_card.id)} heading="h2">
            <FollowButton shop={product.tenant_card} following={following} />
          </ShopCard>
          <SpecificationTable specifications={product.specifications} maker={product.maker} />
        </aside>
        <div>
          <Description text={product.description} />
          <Reviews
            id={REVIEWS_ID}
            summary={product.rating_summary}
            variants={namedVariants(product)}
            reviewHref={hrefs.review}
            {...reviewing}
          />
        </div>
      </div>
      {(related === undefined || related.length > 0) && (
        <Shelf title={t("related")}>
          {related === undefined ? (
            <ProductGridSkeleton count={6} />
          ) : (
            <ProductGrid products={related} productHref={hrefs.product} />
          )}
        </Shelf>
      )}
    </Root>
  );
}

/** Variants named by their options: "Xanh biển, M". */
function namedVariants({ variants, variance_groups }: Pick<ProductDetail, "variants" | "variance_groups">) {
  const options = new Map(
    variance_groups.flatMap((group) => group.options.map(({ id, name }) => [id, name])),
  );
  return variants.map(({ id, option_ids }) => ({
    id,
    name: optionsText(option_ids.flatMap((option) => options.get(option) ?? [])),
  }));
}

const Root = styled.div`
  ${mixins.pageStack(8, 10)}

  > [data-facts-of-it] {
    ${mixins.stack(5)}
    align-items: start;
  }
  > [data-facts-of-it] > aside {
    ${mixins.stack(4)}
  }
  > [data-facts-of-it] > div {
    ${mixins.stack(8)}
  }
  > [data-facts-of-it] > div > * {
    ${mixins.skippedOffScreen}
    contain-intrinsic-block-size: auto 1200px;
  }
  ${media.large} {
    > [data-facts-of-it] {
      grid-template-columns: minmax(0, 1fr) 400px;
      gap: ${space[10]};
    }
    > [data-facts-of-it] > aside {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;
