import type { Guide } from "../../fixtures/guide.ts";
import { Loading, Skeleton } from "./Skeleton.tsx";

export const guide = {
  notFor:
    "Not for what comes in less than a moment, and not where nothing with that box follows. A whole part's skeletons stand in `Loading`.",
  screenReader: "Nothing. `Loading` around them says once what is being waited for.",
  content: '`Loading` names the thing: "Đang tải đơn hàng", not "Đang tải".',
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
