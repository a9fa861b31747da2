import { Skeleton } from "../../primitives/index.ts";

/** Two shops and the summary as skeletons. */
export function CartSkeleton() {
  return (
    <div data-columns>
      <div data-main>
        <Skeleton shape="box" height="44px" width="220px" />
        <Skeleton shape="box" height="312px" />
        <Skeleton shape="box" height="182px" />
      </div>
      <aside>
        <Skeleton shape="box" height="60px" />
        <Skeleton shape="box" height="196px" />
      </aside>
    </div>
  );
}
