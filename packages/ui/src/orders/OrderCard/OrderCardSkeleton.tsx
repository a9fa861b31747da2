import { Skeleton } from "../../primitives/index.ts";
import { Card } from "./OrderCard.styles.ts";

/** As large as a card with one item. */
export function OrderCardSkeleton() {
  return (
    <Card as="div" aria-hidden>
      <header>
        <Skeleton shape="disc" width="32px" height="32px" />
        <Skeleton width="45%" />
        <Skeleton shape="box" width="120px" height="26px" />
      </header>
      <ul>
        <li style={{ display: "flex", gap: 12 }}>
          <Skeleton shape="box" width="72px" height="72px" />
          <div style={{ flex: 1 }}>
            <Skeleton />
            <Skeleton width="60%" />
            <Skeleton width="40%" />
          </div>
        </li>
      </ul>
      <footer>
        <div>
          <Skeleton width="150px" />
          <Skeleton width="110px" />
        </div>
        <Skeleton width="96px" />
      </footer>
    </Card>
  );
}
