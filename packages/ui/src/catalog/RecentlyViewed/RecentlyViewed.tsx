import type { ProductCard as Product } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Button, Carousel } from "../../primitives/index.ts";
import { ProductCard } from "../ProductCard/ProductCard.tsx";
import { Shelf } from "../Shelf/Shelf.tsx";

export interface RecentlyViewedProps {
  /** The most recently viewed first, each with its price at that time, in dong. */
  items: readonly { product: Product; price_seen: number }[];
  /** URL of a product. */
  productHref: (id: number) => string;
  /** Clears the list; may return a promise. */
  onClear: () => unknown;
}

/** The products that the customer viewed recently, with price drops since. Renders nothing if there are none. */
export function RecentlyViewed({ items, productHref, onClear }: RecentlyViewedProps) {
  const { t } = useTranslation("catalog");
  if (items.length === 0) return null;
  return (
    <Shelf
      title={t("viewed.title")}
      isBelowPage
      aside={
        <Button tone="quiet" size="small" onClick={() => onClear()}>
          {t("viewed.clear")}
        </Button>
      }
    >
      <Carousel label={t("viewed.title")} slideWidth="clamp(8.5rem, 44vw, 12.5rem)">
        {items.map(({ product, price_seen }) => (
          <ProductCard
            key={product.id}
            product={product}
            href={productHref(product.id)}
            priceSeen={price_seen}
            sizes="200px"
          />
        ))}
      </Carousel>
    </Shelf>
  );
}
