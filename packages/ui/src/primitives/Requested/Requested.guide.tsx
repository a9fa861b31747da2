import type { Guide } from "../../fixtures/guide.ts";
import { Requested } from "./Requested.tsx";

export const guide = {
  notFor: "Not for what a press starts: the button that was pressed is busy until that is over.",
  screenReader: "What is being waited for, once; then what came. A failure is read at once.",
  content: "What is waited for by its name; what could not be loaded in the customer's words.",
  practices: ["States/LoadingHasTheShape", "States/FailedIsNotEmpty"],
} satisfies Guide;

/** A list that is on its way: boxes as high as its rows. */
export const OnItsWay = () => (
  <Requested<{ orders: readonly string[] }>
    request={{ state: "loading" }}
    loading="Đang tải đơn hàng"
    boxes={["68px", "68px"]}
    failed="Chưa tải được đơn hàng"
  >
    {({ orders }) => orders.join(", ")}
  </Requested>
);
