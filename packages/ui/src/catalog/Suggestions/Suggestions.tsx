import type { ProductCard } from "@sen/api";
import { styled } from "styled-components";
import { media, space } from "../../foundations/index.ts";
import { ProductGrid, ProductGridSkeleton } from "../ProductGrid/ProductGrid.tsx";
import { Shelf } from "../Shelf/Shelf.tsx";

export interface SuggestionsProps {
  /** Why these: "Gợi ý hôm nay". */
  title: string;
  /** In the order in which they are shown; null while they are still to come: what stands below stays where it is. */
  products: readonly ProductCard[] | null;
  /** The address of a product. */
  productHref: (id: number) => string;
}

/** Products to go on with, below what a page is for. */
export function Suggestions({ title, products, productHref }: SuggestionsProps) {
  return (
    <Root>
      <Shelf title={title}>
        {products ? <ProductGrid products={products} productHref={productHref} /> : <ProductGridSkeleton />}
      </Shelf>
    </Root>
  );
}

const Root = styled.div`
  margin-top: ${space[8]};
  ${media.large} {
    margin-top: ${space[12]};
  }
`;
