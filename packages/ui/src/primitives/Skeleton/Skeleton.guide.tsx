import type { Guide } from "../../fixtures/guide.ts";
import { Loading, Skeleton } from "./Skeleton.tsx";

export const guide = {
  notFor:
    "Not for content that loads in an instant or has another shape. A section's skeletons go into `Loading`.",
  screenReader: "Nothing. `Loading` around them announces once what is loading.",
  content: '`Loading` names the content: "Đang tải đơn hàng", not "Đang tải".',
  practices: ["States/LoadingHasTheShape"],
} satisfies Guide;

/** A loading card in the shape of the final one, announced once. */
export const ACard = () => (
  <Loading label="Đang tải sản phẩm">
    <div style={{ width: 160 }}>
      <Skeleton shape="box" ratio="1 / 1" />
      <Skeleton />
      <Skeleton width="50%" />
    </div>
  </Loading>
);

/** One line of text, at its line height. */
export const ALine = () => <Skeleton width="60%" />;

/** An avatar. */
export const AFace = () => <Skeleton shape="disc" width="48px" height="48px" />;
