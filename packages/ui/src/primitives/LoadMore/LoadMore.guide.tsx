import type { Guide } from "../../fixtures/guide.ts";
import { LoadMore } from "./LoadMore.tsx";

export const guide = {
  notFor:
    "Not where each page needs an address that is shared: that is Pagination, which stands beside it without JavaScript.",
  keyboard: "Enter and Space load more; the focus stays on the button and Tab goes on into what came.",
  screenReader: "How far one is, as a status, each time it changes; a failure as an alert.",
  content: '"Đã xem 24 trên 180 sản phẩm": both numbers, and what is counted.',
  practices: ["Lists/MoreSaysHowMuch"],
} satisfies Guide;

/** Below a list with more pages. */
export const GoesOn = () => (
  <LoadMore
    label="Xem thêm"
    progress="Đã xem 24 trên 180 sản phẩm"
    more
    onLoadMore={() => new Promise((resolve) => setTimeout(resolve, 1000))}
  />
);

/** Everything is loaded. */
export const AllAreThere = () => (
  <LoadMore label="Xem thêm" progress="Đã xem tất cả 18 sản phẩm" more={false} onLoadMore={() => undefined} />
);

/** The next page failed to load. The loaded items stay. */
export const DidNotCome = () => (
  <LoadMore
    label="Xem thêm"
    progress="Đã xem 24 trên 180 sản phẩm"
    more
    failed="Chưa tải thêm được sản phẩm"
    onLoadMore={() => undefined}
  />
);
