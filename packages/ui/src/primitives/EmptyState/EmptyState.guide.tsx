import type { Guide } from "../../fixtures/guide.ts";
import { Search, ShoppingBag } from "lucide-react";
import { ButtonLink } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

export const guide = {
  notFor:
    "For a failure use FailedState, which offers a retry. For a single missing value, leave the line out.",
  keyboard: "Tab stops at its one action.",
  screenReader: "A heading of the level that fits its place, then the sentence. The picture is hidden.",
  content:
    "The title says what would appear here, the sentence how to get it, and the action leads there. Nobody is blamed.",
  do: { Default: "What would appear here, and the action that gets it." },
  dont: { DontEndHere: '"Không có dữ liệu" is technical and leads nowhere.' },
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
