import type { ProductCard } from "@sen/api";
import { ProductGrid, type ProductGridProps, ProductGridSkeleton } from "../ProductGrid/ProductGrid.tsx";
import { Shelf } from "../Shelf/Shelf.tsx";

export interface SuggestionsProps extends Pick<ProductGridProps, "productHref"> {
  /** The heading: "Gợi ý hôm nay". */
  title: string;
  /** In display order; null while loading, when a skeleton keeps the layout stable. */
  products: readonly ProductCard[] | null;
}

/** Product suggestions below a page's main content. */
export function Suggestions({ title, products, productHref }: SuggestionsProps) {
  return (
    <Shelf title={title} isBelowPage>
      {products ? <ProductGrid products={products} productHref={productHref} /> : <ProductGridSkeleton />}
    </Shelf>
  );
}
