import { Skeleton } from "../primitives/index.ts";

interface SumPageSkeletonProps {
  /** Heights of the boxes in the main column. */
  main: readonly string[];
  /** Heights of the boxes in the summary. */
  sum: readonly string[];
}

/** Skeleton of the cart or checkout page. */
export function SumPageSkeleton({ main, sum }: SumPageSkeletonProps) {
  const box = (height: string) => <Skeleton key={height} shape="box" height={height} />;
  return (
    <div data-columns>
      <div data-main>{main.map(box)}</div>
      <aside>{sum.map(box)}</aside>
    </div>
  );
}
