import type { ProductCard } from "@sen/api";
import { ProductGrid, type ProductGridProps, ProductGridSkeleton } from "../ProductGrid/ProductGrid.tsx";
import { Shelf } from "../Shelf/Shelf.tsx";

export interface SuggestionsProps extends Pick<ProductGridProps, "productHref"> {
  /** Why these: "Gợi ý hôm nay". */
  title: string;
  /** In the order in which they are shown; null while they are still to come: what stands below stays where it is. */
  products: readonly ProductCard[] | null;
}

/** Products to go on with, below what a page is for. */
export function Suggestions({ title, products, productHref }: SuggestionsProps) {
  return (
    <Shelf title={title} isBelowPage>
      {products ? <ProductGrid products={products} productHref={productHref} /> : <ProductGridSkeleton />}
    </Shelf>
  );
}
