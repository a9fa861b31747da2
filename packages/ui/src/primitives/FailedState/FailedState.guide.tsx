import type { Guide } from "../../fixtures/guide.ts";
import { FailedState } from "./FailedState.tsx";

export const guide = {
  notFor: "If nothing was found use EmptyState. If the old content can stay, show a Notice beside it.",
  keyboard: 'Tab stops at "try again", which stays busy and focused until the retry ends.',
  screenReader: "An alert, announced as soon as it appears.",
  content:
    "What failed to load, in the customer's words, without codes. Never say that the customer did something wrong.",
  do: { Default: "What failed to load, what may help, and a retry button." },
  dont: { DontCode: "A code and a message for developers tell the customer nothing." },
  practices: ["States/FailedIsNotEmpty"],
} satisfies Guide;

/** A list failed to load. The retry button is busy until the retry settles. */
export const AList = () => (
  <FailedState
    title="Không tải được đơn hàng"
    onRetry={() => new Promise((resolve) => setTimeout(resolve, 1000))}
  >
    Vui lòng kiểm tra kết nối mạng.
  </FailedState>
);

/** A section of a page, with a heading of the right level. */
export const APart = () => (
  <FailedState title="Không tải được đánh giá" heading="h3" onRetry={() => undefined} />
);

/** A page failed to load. */
export const APage = () => (
  <FailedState title="Chưa mở được trang" heading="h1" onRetry={() => undefined}>
    Sen đang bận hơn thường lệ.
  </FailedState>
);
