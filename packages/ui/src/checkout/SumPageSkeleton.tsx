import { Skeleton } from "../primitives/index.ts";

interface SumPageSkeletonProps {
  /** Heights of the boxes of its main column. */
  main: readonly string[];
  /** Heights of the boxes of its sum. */
  sum: readonly string[];
}

/** The cart's page or the payment's while it loads. */
export function SumPageSkeleton({ main, sum }: SumPageSkeletonProps) {
  const box = (height: string) => <Skeleton key={height} shape="box" height={height} />;
  return (
    <div data-columns>
      <div data-main>{main.map(box)}</div>
      <aside>{sum.map(box)}</aside>
    </div>
  );
}
