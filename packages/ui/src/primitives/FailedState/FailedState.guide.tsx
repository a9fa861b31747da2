import type { Guide } from "../../fixtures/guide.ts";
import { FailedState } from "./FailedState.tsx";

export const guide = {
  notFor: "Not for nothing found (EmptyState), nor where what was there can stay (a Notice beside it).",
  keyboard: 'Tab stops at "try again", which stays busy and focused until the new try is over.',
  screenReader: "It is an alert: read at once when it appears.",
  content:
    "What could not be loaded, in the customer's words, without codes. It never says that the customer did something wrong.",
  do: [{ story: "Default", says: "What could not be loaded, what may help, and the way to try again." }],
  dont: [{ story: "DontCode", says: "A code and a message for developers tell the customer nothing." }],
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
