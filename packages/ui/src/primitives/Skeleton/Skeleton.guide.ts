import type { Guide } from "../../fixtures/guide.ts";

/** How Skeleton is used. */
export const guide = {
  notFor:
    "Not for what comes in less than a moment, and not where nothing with that box follows. A whole part's skeletons stand in `Loading`.",
  anatomy: ["A line, a box or a disc with the size of what comes"],
  keyboard: "Takes no focus.",
  screenReader: "Nothing. `Loading` around them says once what is being waited for.",
  content: '`Loading` names the thing: "Đang tải đơn hàng", not "Đang tải".',
  practices: ["States/LoadingHasTheShape"],
} satisfies Guide;
