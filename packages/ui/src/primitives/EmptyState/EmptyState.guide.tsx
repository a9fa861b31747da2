import type { Guide } from "../../fixtures/guide.ts";
import { Search, ShoppingBag } from "lucide-react";
import { ButtonLink } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

export const guide = {
  notFor:
    "Not for a failure, which is a FailedState with a way to try again. Not for a single missing value in a page: leave the line out.",
  keyboard: "Tab stops at its one step.",
  screenReader: "A heading at the level of its place, then the sentence. The picture is silent.",
  content:
    "The title says what would stand here, the sentence what brings it about, the step leads there. Nobody is blamed.",
  do: [{ story: "Default", says: "What would stand here, and the step that brings it about." }],
  dont: [
    {
      story: "DontEndHere",
      says: '"Không có dữ liệu" speaks of the program and leaves the customer where they are.',
    },
  ],
  practices: ["States/EmptyLeadsOn"],
} satisfies Guide;

/** Nothing here yet. Says what will appear and offers a next step. */
export const NothingYet = () => (
  <EmptyState
    picture={<ShoppingBag />}
    title="Giỏ hàng đang trống"
    action={<ButtonLink href="#products">Xem sản phẩm</ButtonLink>}
  >
    Những gì bạn chọn sẽ nằm ở đây.
  </EmptyState>
);

/** No results. Suggests what to try instead. */
export const NothingFound = () => (
  <EmptyState picture={<Search />} title="Không có sản phẩm nào khớp">
    Hãy bớt một bộ lọc, hoặc thử từ khóa ngắn hơn.
  </EmptyState>
);

/** Fills the page; its heading is the page's `<h1>`. */
export const AsAPage = () => (
  <EmptyState picture={<Search />} title="Không tìm thấy trang" heading="h1">
    Địa chỉ này không còn nữa.
  </EmptyState>
);
