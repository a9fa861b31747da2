import type { ProductCard } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { ProductGrid, ProductGridSkeleton } from "../../catalog/ProductGrid/ProductGrid.tsx";
import { Shelf } from "../../catalog/Shelf/Shelf.tsx";
import { media, mixins, space } from "../../foundations/index.ts";
import { AboutProduct, type AboutProductProps } from "./AboutProduct.tsx";

export interface ProductDetailsProps extends AboutProductProps {
  /** Other products; undefined while they load. */
  related?: readonly ProductCard[] | undefined;
  /** The address of a product. */
  productHref: (id: number) => string;
}

/** What stands below a product's offer: what there is to know of it, and other products. */
export function ProductDetails({ related, productHref, ...about }: ProductDetailsProps) {
  const { t } = useTranslation("product");
  return (
    <Root>
      <AboutProduct {...about} />
      {(related === undefined || related.length > 0) && (
        <Shelf title={t("related")}>
          {related === undefined ? (
            <ProductGridSkeleton count={6} />
          ) : (
            <ProductGrid products={related} productHref={productHref} />
          )}
        </Shelf>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.stack(8)}

  > [data-facts-of-it],
  > [data-facts-of-it] > * {
    ${mixins.stack(5)}
    align-content: start;
  }
  > [data-facts-of-it] > * {
    gap: ${space[4]};
  }
  > [data-facts-of-it] > div {
    gap: ${space[8]};
  }
  ${media.large} {
    gap: ${space[10]};

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
