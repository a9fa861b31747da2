import type { ProductCard as Product } from "@sen/api";
import { memo } from "react";
import { styled } from "styled-components";
import { plainList, space } from "../../foundations/index.ts";
import { Later, Skeleton } from "../../primitives/index.ts";
import { ProductCard, type ProductCardProps } from "../ProductCard/index.ts";

export interface ProductGridProps extends Pick<ProductCardProps, "heading" | "hideShop"> {
  products: readonly Product[];
  productHref: (id: number) => string;
  /** The first card's picture is what the first paint waits for: where nothing larger stands above. */
  priority?: boolean;
  /** Newer products are on their way; the ones shown stay, paler. */
  updating?: boolean;
}

/** How many cards a phone shows first where the grid begins at the top. They are laid out with the page. */
const FIRST_SCREEN = 4;
/** Of a card on a phone, in px. */
const CARD_HEIGHT = 320;

/**
 * Products in as many columns as fit: two on a phone, four beside facets, six across a desktop. Each count divides a page
 * of 24, so that its last row is full.
 */
export function ProductGrid({ products, productHref, priority, updating, ...card }: ProductGridProps) {
  return (
    <Root aria-busy={updating || undefined}>
      <ul>
        {products.map((product, index) => (
          <Item
            {...card}
            key={product.id}
            product={product}
            href={productHref(product.id)}
            priority={priority && index === 0}
            later={index >= FIRST_SCREEN ? "far" : priority ? undefined : "near"}
          />
        ))}
      </ul>
    </Root>
  );
}

interface ItemProps extends ProductCardProps {
  /** Not on the first screen: alive later, and where it is far down laid out later too. */
  later: "near" | "far" | undefined;
}

/** Made anew only when its own product changes: pages ask for a grid again whenever anything on them does. */
const Item = memo(function Item({ later, ...card }: ItemProps) {
  const shown = <ProductCard {...card} />;
  return later ? (
    <Later as="li" {...(later === "far" && { height: CARD_HEIGHT })}>
      {shown}
    </Later>
  ) : (
    <li>{shown}</li>
  );
});

export interface ProductGridSkeletonProps {
  /** How many cards. @default 12 */
  count?: number;
}

/** The grid's boxes before its products are there. */
export function ProductGridSkeleton({ count = 12 }: ProductGridSkeletonProps) {
  return (
    <Root>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Skeleton shape="box" ratio="1 / 1" />
            <Skeleton />
            <Skeleton width="70%" />
            <Skeleton width="50%" />
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;

  > ul {
    ${plainList}
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[3]};
  }
  &[aria-busy] > ul {
    opacity: 0.55;
  }
  @container (min-width: 480px) {
    > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container (min-width: 680px) {
    > ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${space[4]};
    }
  }
  @container (min-width: 1140px) {
    > ul {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;
