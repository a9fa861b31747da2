import type { ProductCard as Product } from "@sen/api";
import { memo, Suspense } from "react";
import { styled } from "styled-components";
import { mixins, space } from "../../foundations/index.ts";
import { Skeleton } from "../../primitives/index.ts";
import { CARDS_OFF_SCREEN } from "../../shell/landmarks.ts";
import { ProductCard, type ProductCardProps } from "../ProductCard/ProductCard.tsx";

export interface ProductGridProps extends Pick<ProductCardProps, "heading" | "hideShop"> {
  /** In display order. */
  products: readonly Product[];
  /** URL of a product. */
  productHref: (id: number) => string;
  /** Loads the first card's picture with high priority, if nothing larger is above. @default false */
  priority?: boolean;
  /** Newer products are loading; the current ones are dimmed. @default false */
  updating?: boolean;
}

/** Number of cards on a phone's first screen, if the grid starts at the top. */
const FIRST_SCREEN = 4;
/** Number of the other cards that React hydrates per task: three rows on a phone, one on a desktop. */
const GROUP = 6;

/**
 * Products in as many columns as fit: two on a phone, four beside facets, six across a desktop. A page of 24 is divisible by
 * each, so that the last row is full. Memoized, so it rerenders only if its own props change.
 */
export const ProductGrid = memo(function ProductGrid(props: ProductGridProps) {
  const { products, productHref, priority = false, updating, ...card } = props;
  const items = products.map((product, index) => (
    <Item
      {...card}
      key={product.id}
      product={product}
      href={productHref(product.id)}
      priority={priority && index === 0}
    />
  ));
  const first = priority ? FIRST_SCREEN : 0;
  return (
    <Root aria-busy={updating || undefined}>
      <ul>
        {items.slice(0, first)}
        {groupsOf(GROUP, items.slice(first)).map((group, index) => (
          <Suspense key={index}>{group}</Suspense>
        ))}
      </ul>
    </Root>
  );
});

function groupsOf<T>(size: number, items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Memoized: a page rerenders its grid on every change, but a card only if its product changes. */
const Item = memo(function Item(card: ProductCardProps) {
  return (
    <li>
      <ProductCard {...card} />
    </li>
  );
});

export interface ProductGridSkeletonProps {
  /** Number of cards. @default 12 */
  count?: number;
}

/** Skeleton of the grid. */
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
    --columns: 1;
    ${mixins.grid(3)}
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  }
  > ul > li:nth-child(n + ${FIRST_SCREEN + 1}) {
    ${mixins.skippedOffScreen}
    content-visibility: var(${CARDS_OFF_SCREEN}, auto);
    /* A picture as wide as its column, plus the text below it. */
    contain-intrinsic-block-size: auto calc(100cqi / var(--columns) + 10.5rem);
  }
  &[aria-busy] > ul {
    opacity: 0.55;
  }
  /* In rem: large text needs wider columns. */
  @container (min-width: 17rem) {
    > ul {
      --columns: 2;
    }
  }
  @container (min-width: 30rem) {
    > ul {
      --columns: 3;
    }
  }
  @container (min-width: 42.5rem) {
    > ul {
      --columns: 4;
      gap: ${space[4]};
    }
  }
  @container (min-width: 71.25rem) {
    > ul {
      --columns: 6;
    }
  }
`;
