import type { Order } from "@sen/api";
import {
  AttachmentCreator,
  ComplaintStatus,
  ORDER_TABS,
  OrderStatus,
  PaymentStatus,
  RefundStatus,
  ReturnStatus,
} from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { allBoughtAgain } from "../../fixtures/orders/buy-again.ts";
import { createdOrder, longOrder, paidOrder, titledOrders } from "../../fixtures/orders/orders.ts";
import { including, named, nameIncluding, served, textOf } from "../../fixtures/texts.ts";
import { OrderCard } from "./OrderCard.tsx";
import { OrderCardSkeleton } from "./OrderCardSkeleton.tsx";
import { OrderLine } from "./OrderLine.tsx";

const meta = {
  component: OrderCard,
  subcomponents: { OrderCardSkeleton, OrderLine },
  args: {
    order: createdOrder,
    href: "#order",
    onCancel: fn(),
    again: {
      onBuyAgain: fn(() => Promise.resolve({ lines: allBoughtAgain })),
      cartHref: "#cart",
      productHref: (id) => `#product-${String(id)}`,
    },
  },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shop, status, item, date, code, total. The whole card links to the order. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const card = canvas.getByRole("article", { name: "Lụa Việt" });
    await expect(card).toHaveTextContent(textOf("orders:title.created"));
    await expect(card).toHaveTextContent(`${served("Xanh biển")}, M`);
    await expect(card).toHaveTextContent("798.000 đ");
    await expect(card).toHaveTextContent("09:15 21/11/2026");
    const picture = canvasElement.querySelector("[data-thumbnail=large]")?.getBoundingClientRect();
    const hit = picture && document.elementFromPoint(picture.x + 10, picture.y + 10);
    await expect(hit).toBe(canvas.getByRole("link", named("orders:card.order", { code: "SEN-261121-0042" })));
  },
};

const steps = {
  pay: { busy: null, locked: false, start: fn(() => Promise.resolve()) },
  onReceived: fn(),
  hrefs: {
    return: (id: number) => `#return-${String(id)}`,
    complaint: (id: number) => `#complaint-${String(id)}`,
    refund: (id: number) => `#refund-${String(id)}`,
    writeReview: (itemId: number) => `#review-${String(itemId)}`,
  },
};

/** One action stands out: paying, with the amount. */
export const ToPay: Story = {
  args: { order: titledOrders.awaitingPayment, steps },
  play: async ({ canvas }) => {
    const [pay, cancel] = canvas.getAllByRole("button");
    await expect(pay).toHaveTextContent(textOf("orders:pay.now", { amount: "798.000 đ" }));
    await expect(cancel).toHaveTextContent(textOf("orders:card.cancel"));
  },
};

/** Delivered: confirm receipt. */
export const ToConfirm: Story = {
  args: { order: titledOrders.delivered, steps },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", nameIncluding("orders:card.received"))).toBeVisible();
  },
};

/** Being returned: links to the return. */
export const ToFollowItsReturn: Story = {
  args: { order: titledOrders.returning, steps },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", nameIncluding("orders:card.view_return"))).toHaveAttribute(
      "href",
      "#return-9016",
    );
  },
};

/** Open complaint: links to it, and does not ask for a review meanwhile. */
export const ToFollowItsComplaint: Story = {
  args: { order: { ...titledOrders.complaint, items_to_review: [501] }, steps },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", nameIncluding("orders:card.view_complaint"))).toHaveAttribute(
      "href",
      `#complaint-${String(titledOrders.complaint.id)}`,
    );
    await expect(canvas.queryByRole("link", nameIncluding("orders:card.review"))).toBeNull();
  },
};

/** Refund in progress: links to the refund. */
export const ToFollowItsRefund: Story = {
  args: { order: { ...titledOrders.refunded, refund_status: RefundStatus.approved }, steps },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", nameIncluding("orders:card.view_refund"))).toHaveAttribute(
      "href",
      `#refund-${String(titledOrders.refunded.id)}`,
    );
  },
};

/** Completed: offers to review the items not reviewed yet. */
export const ToReview: Story = {
  args: { order: { ...titledOrders.completed, items_to_review: [501] }, steps },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", nameIncluding("orders:card.review"))).toHaveAttribute(
      "href",
      "#review-501",
    );
  },
};

/** Being delivered: nothing to do, so no button. */
export const NothingToDo: Story = {
  args: { order: titledOrders.onTheWay },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** Awaiting payment: shows the deadline. */
export const AwaitsPayment: Story = {
  args: { order: titledOrders.awaitingPayment },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("orders:pay_before.until", { time: "09:15 22/11/2099" })),
    ).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    await expect(
      canvas.getByRole("button", nameIncluding("orders:card.cancel_order", { code: "SEN-261121-0042" })),
    ).toBeVisible();
  },
};

/** The payment deadline passed while the list was open, so it can no longer be paid. */
export const PaymentOverdue: Story = {
  args: { order: { ...titledOrders.awaitingPayment, payment_deadline: "2026-11-20T02:15:00.000Z" }, steps },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(including(textOf("orders:pay_before.over")))).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};

/** Shows two items and the number of others. */
export const ManyLines: Story = {
  args: { order: paidOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByText(textOf("orders:card.more", { count: 2 }))).toBeVisible();
  },
};

/** Without a page of its own, the code is not a link. */
export const WithoutPage: Story = {
  tags: ["!dev", "!autodocs"],
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByText("SEN-261121-0042")).toBeVisible();
  },
};

const stands: readonly (readonly [keyof typeof titledOrders, title: string, subtitle?: string])[] = [
  ["awaitingPayment", "Chờ thanh toán", "Thanh toán trước 09:15 22/11/2099"],
  ["paymentFailed", "Thanh toán thất bại", "Thanh toán trước 09:15 22/11/2099"],
  ["paymentExpired", "Đã hủy", "Đơn tự hủy vì quá hạn thanh toán"],
  ["created", "Đã đặt hàng"],
  ["confirmed", "Shop đã xác nhận"],
  ["onTheWay", "Đang giao hàng"],
  ["delivered", "Đã giao hàng"],
  ["completed", "Hoàn thành"],
  ["deliveryFailed", "Giao hàng thất bại", "Lý do: Người nhận không nghe máy sau ba lần gọi"],
  ["parcelBack", "Giao hàng thất bại", "Lý do: Người nhận không nghe máy sau ba lần gọi"],
  ["pickUpFailed", "Vận chuyển hàng trả thất bại", "Lý do: Khách hẹn lấy hàng vào tuần sau"],
  ["returning", "Shop đã chấp nhận trả hàng"],
  ["rejectedReturn", "Hoàn thành"],
  ["cancelled", "Đã hủy"],
  ["complaint", "Đang xử lý khiếu nại", "Phương án của shop: Gửi bù sản phẩm còn thiếu trong 3 ngày"],
  ["refunded", "Đã hoàn tiền"],
  ["notRefunded", "Không được hoàn tiền", "Lý do: Sản phẩm gửi trả đã qua sử dụng"],
];

/** Every title of spec §4 with its subtitle, on one sheet. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {stands.map(([name]) => (
        <OrderCard key={name} {...args} order={titledOrders[name]} />
      ))}
      <OrderCardSkeleton />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    if (globals["locale"] !== "vi") return;
    const cards = canvas.getAllByRole("article");
    for (const [index, [, title, subtitle]] of stands.entries()) {
      await expect(cards[index]).toHaveTextContent(title);
      if (subtitle !== undefined) await expect(cards[index]).toHaveTextContent(subtitle);
    }
  },
};

const received: Order = {
  ...createdOrder,
  order_status: OrderStatus.completed,
  payment_status: PaymentStatus.complete,
};

const sheet = (orders: readonly Partial<Order>[]): Story => ({
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {orders.map((order, index) => (
        <OrderCard key={index} {...args} order={{ ...received, ...order }} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(orders.length);
  },
});

/** Every status of a customer's return. Cancelled and rejected ones do not change the order's title. */
export const EveryReturn: Story = {
  ...sheet(
    Object.values(ReturnStatus).map((return_status) => ({
      return_status,
      return_creator_type: AttachmentCreator.customer,
    })),
  ),
  tags: ["visual"],
};

/** Every complaint status; "compensating" shows as in progress. */
export const EveryComplaint: Story = {
  ...sheet(Object.values(ComplaintStatus).map((complaint_status) => ({ complaint_status }))),
  tags: ["visual"],
};

/** Every refund status. */
export const EveryRefund: Story = {
  ...sheet(Object.values(RefundStatus).map((refund_status) => ({ refund_status }))),
  tags: ["visual"],
};

/** The longest names, the largest amounts and broken pictures on the narrowest phone: nothing overflows. */
export const LongText: Story = {
  args: { order: longOrder },
  decorators: [inBox({ width: 288 })],
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};

/** The skeleton is as large as a card with one item, so that nothing shifts. */
export const SkeletonHasTheSameBox: Story = {
  args: { order: titledOrders.onTheWay },
  render: (args) => (
    <>
      <OrderCard {...args} />
      <OrderCardSkeleton />
    </>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    const difference = card.offsetHeight - (card.nextElementSibling as HTMLElement).offsetHeight;
    await expect(Math.abs(difference)).toBeLessThanOrEqual(4);
  },
};

/** The same order on every tab: the "Trả hàng" tab shows a rejected return's status; the "all" tab shows the order's. */
export const OnEveryTab: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {ORDER_TABS.map((tab) => (
        <OrderCard key={tab} {...args} order={titledOrders.rejectedReturn} tab={tab} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const onItsTab = canvas.getAllByRole("article")[ORDER_TABS.indexOf("returned")];
    await expect(onItsTab).toHaveTextContent(textOf("orders:title.return_rejected"));
  },
};
