import { useState } from "react";
import type { Guide } from "../../fixtures/guide.ts";
import { LoadMore } from "./LoadMore.tsx";

export const guide = {
  notFor: "If each page needs its own URL use Pagination, which is also shown without JavaScript.",
  keyboard: "Enter and Space load more. Focus stays on the button, which comes after the new items.",
  screenReader: "The progress as a status, each time it changes; a failure as an alert.",
  content: '"Đã xem 24 trên 180 sản phẩm": both numbers, and what they count.',
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

/** The last page removes the button. */
export function AllAreThere() {
  const [more, setMore] = useState(true);
  const progress = more ? "Đã xem 12 trên 18 sản phẩm" : "Đã xem tất cả 18 sản phẩm";
  return <LoadMore label="Xem thêm" progress={progress} more={more} onLoadMore={() => setMore(false)} />;
}

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
