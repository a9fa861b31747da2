import type { CancelReason, OrderStatus, RequestReason } from "@sen/domain";

/** An order of the demo customer: what it shows and how it came there. */
export interface OrderContent {
  status: OrderStatus;
  payment: "COD" | "ONLINE";
  /** Where the payment stands. */
  paid: "pending" | "complete" | "failed";
  /** Days before today on which it was placed. */
  daysAgo: number;
  lines: number;
  note?: string;
  cancelled?: { reason: CancelReason; note: string };
  return?: { status: "new" | "processing" | "completed"; reason: RequestReason; text: string };
  refund?: "new" | "completed";
  complaint?: { status: "new" | "processing"; reason: RequestReason; text: string; solution?: string };
  /** Why the parcel could not be delivered. */
  failed?: string;
}

/** The demo customer's history, oldest first: every tab of the order list has at least one, the all tab several pages. */
export const demoOrders: readonly OrderContent[] = [
  { status: "COMPLETED", payment: "COD", paid: "complete", daysAgo: 96, lines: 2 },
  { status: "COMPLETED", payment: "ONLINE", paid: "complete", daysAgo: 71, lines: 1 },
  {
    status: "CANCELLED",
    payment: "COD",
    paid: "pending",
    daysAgo: 58,
    lines: 1,
    cancelled: { reason: 4, note: "" },
  },
  {
    status: "COMPLETED",
    payment: "COD",
    paid: "complete",
    daysAgo: 44,
    lines: 3,
    return: { status: "completed", reason: 3, text: "Shop giao nhầm màu, mình xin trả lại." },
    refund: "completed",
  },
  {
    status: "COMPLETED",
    payment: "ONLINE",
    paid: "complete",
    daysAgo: 31,
    lines: 1,
    note: "Gói quà giúp mình nhé.",
  },
  {
    status: "CANCELLED",
    payment: "ONLINE",
    paid: "complete",
    daysAgo: 24,
    lines: 2,
    cancelled: { reason: 2, note: "Mình chuyển nhà nên đổi địa chỉ." },
    refund: "new",
  },
  { status: "COMPLETED", payment: "COD", paid: "complete", daysAgo: 19, lines: 2 },
  {
    status: "COMPLETED",
    payment: "COD",
    paid: "complete",
    daysAgo: 15,
    lines: 1,
    complaint: {
      status: "processing",
      reason: 2,
      text: "Thiếu một món so với đơn hàng.",
      solution: "Shop gửi bù phần thiếu trong 2 ngày, bạn không phải trả phí.",
    },
  },
  {
    status: "TO_RECEIVE",
    payment: "COD",
    paid: "pending",
    daysAgo: 9,
    lines: 1,
    failed: "Gọi ba lần trong hai ngày không có người nghe máy",
  },
  {
    status: "DELIVERED",
    payment: "COD",
    paid: "complete",
    daysAgo: 6,
    lines: 2,
    return: { status: "processing", reason: 5, text: "Khóa kéo bị kẹt ngay lần dùng đầu." },
  },
  {
    status: "DELIVERED",
    payment: "ONLINE",
    paid: "complete",
    daysAgo: 5,
    lines: 1,
    complaint: { status: "new", reason: 7, text: "Màu khác hẳn ảnh trên trang sản phẩm." },
  },
  { status: "DELIVERED", payment: "COD", paid: "complete", daysAgo: 4, lines: 2 },
  { status: "TO_RECEIVE", payment: "ONLINE", paid: "complete", daysAgo: 3, lines: 1 },
  {
    status: "TO_RECEIVE",
    payment: "COD",
    paid: "pending",
    daysAgo: 2,
    lines: 3,
    note: "Giao giờ hành chính.",
  },
  { status: "CONFIRMED", payment: "COD", paid: "pending", daysAgo: 2, lines: 1 },
  { status: "PENDING_CONFIRM", payment: "ONLINE", paid: "failed", daysAgo: 1, lines: 1 },
  { status: "CREATED", payment: "ONLINE", paid: "complete", daysAgo: 1, lines: 2 },
  {
    status: "CREATED",
    payment: "COD",
    paid: "pending",
    daysAgo: 1,
    lines: 1,
    note: "Nhờ shop kiểm tra kỹ giúp mình.",
  },
];

/** Orders of the stranger: nobody else may see them. */
export const strangerOrders: readonly OrderContent[] = [
  {
    status: "COMPLETED",
    payment: "COD",
    paid: "complete",
    daysAgo: 12,
    lines: 1,
    complaint: { status: "new", reason: 3, text: "Nhận nhầm sản phẩm của người khác." },
  },
  { status: "CREATED", payment: "COD", paid: "pending", daysAgo: 1, lines: 2 },
];
