import type { ProductCard as Product } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { Button, Carousel } from "../../primitives/index.ts";
import { ProductCard } from "../ProductCard/ProductCard.tsx";
import { Shelf } from "../Shelf/Shelf.tsx";

export interface RecentlyViewedProps {
  /** The newest look first, each with what it cost then, in dong. */
  items: readonly { product: Product; price_seen: number }[];
  /** The address of a product. */
  productHref: (id: number) => string;
  /** Forgets all of it; may return a promise. */
  onClear: () => unknown;
}

/** What the customer has looked at, and what has become cheaper since. Nothing where nothing was looked at. */
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
      <Carousel label={t("viewed.title")} slideWidth="min(44vw, 200px)">
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
