import type { ProductCard as Product } from "@sen/api";
import { priceDrop } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { TrendingDown } from "lucide-react";
import { styled } from "styled-components";
import { color, space, text, weight } from "../../foundations/index.ts";
import { Button, Carousel } from "../../primitives/index.ts";
import { ProductCard } from "../ProductCard/index.ts";
import { Shelf } from "../Shelf/index.ts";

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
  const { dong } = useFormat();
  if (items.length === 0) return null;
  return (
    <Shelf
      title={t("viewed.title")}
      aside={
        <Button tone="quiet" size="small" onClick={() => onClear()}>
          {t("viewed.clear")}
        </Button>
      }
    >
      <Carousel
        label={t("viewed.title")}
        labels={{ previous: t("previous"), next: t("next") }}
        slideWidth="min(44vw, 200px)"
      >
        {items.map(({ product, price_seen }) => {
          const drop = priceDrop(price_seen, product.price_after_discount);
          return (
            <Seen key={product.id}>
              <ProductCard product={product} href={productHref(product.id)} sizes="200px" />
              {drop !== null && (
                <p>
                  <TrendingDown aria-hidden size={16} />
                  {t("viewed.cheaper", { amount: dong(drop) })}
                </p>
              )}
            </Seen>
          );
        })}
      </Carousel>
    </Shelf>
  );
}

const Seen = styled.div`
  display: grid;
  gap: ${space[1]};

  > p {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    font: ${text.caption};
    font-weight: ${weight.medium};
    color: ${color.success};
  }
`;
