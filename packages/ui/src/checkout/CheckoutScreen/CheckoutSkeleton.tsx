import { Skeleton } from "../../primitives/index.ts";

/** Address, one shop, method and sum as skeletons. */
export function CheckoutSkeleton() {
  return (
    <div data-columns>
      <div data-main>
        <Skeleton shape="box" height="152px" />
        <Skeleton shape="box" height="280px" />
        <Skeleton shape="box" height="60px" />
        <Skeleton shape="box" height="216px" />
      </div>
      <aside>
        <Skeleton shape="box" height="220px" />
      </aside>
    </div>
  );
}
