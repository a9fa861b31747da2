import { CANCEL_REASONS, OrderStatus } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { caseHrefs } from "../../fixtures/aftersales/case-hrefs.ts";
import {
  cancelledByShopDetail,
  cancelledDetail,
  createdDetail,
  longDetail,
  paymentExpiredDetail,
  parcelBackDetail,
  returnedDetail,
} from "../../fixtures/aftersales/order-detail.ts";
import { including, named, textOf } from "../../fixtures/texts.ts";
import { CancelledDetailScreen } from "./CancelledDetailScreen.tsx";

const ready = (data: typeof createdDetail) => ({ state: "ready", data }) as const;

const meta = {
  component: CancelledDetailScreen,
  args: { request: ready(cancelledDetail), hrefs: caseHrefs },
} satisfies Meta<typeof CancelledDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cancelled by the customer before paying: says that there is nothing to refund. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(including(textOf("aftersales:order_detail.money.nothing_paid"))),
    ).toBeVisible();
    await expect(canvas.getByText(textOf("orders:cancel_reason.forgot_coupon"))).toBeVisible();
    await expect(canvas.getAllByText("15:30 19/11/2026")[0]).toBeVisible();
    await expect(canvas.queryByRole("link", named("orders:card.view_refund"))).toBeNull();
  },
};

export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** Cancelled by the shop after an online payment: the shop's reason and the status of the refund. */
export const ByShop: Story = {
  tags: ["visual"],
  args: { request: ready(cancelledByShopDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/vừa hết màu xanh biển/)).toBeVisible();
    await expect(canvas.getByText(textOf("aftersales:refund.status.transaction_pending"))).toBeVisible();
    await expect(canvas.getByRole("link", named("orders:card.view_refund"))).toHaveAttribute(
      "href",
      "#refund-9001",
    );
    await expect(canvas.queryByText(/Bạn chưa trả tiền/)).toBeNull();
  },
};

/** Cancelled automatically because it was not paid in time; the text and the reason say so. */
export const NotPaidInTime: Story = {
  args: { request: ready(paymentExpiredDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(including(textOf("aftersales:order_detail.next.payment_expired"))),
    ).toBeVisible();
    await expect(
      canvas.getByText(textOf("aftersales:cancelled_detail.payment_expired_reason")),
    ).toBeVisible();
    await expect(
      canvas.getByText(including(textOf("aftersales:order_detail.money.nothing_paid"))),
    ).toBeVisible();
  },
};

/** An order that is not cancelled: the page says so and links to the order. */
export const NotCancelled: Story = {
  args: { request: ready(createdDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("aftersales:cancelled_detail.see_order"))).toHaveAttribute(
      "href",
      "#order-9001",
    );
  },
};

/** The parcel was returned to the shop: what happened, and the carrier's reason. */
export const NotDelivered: Story = {
  args: { request: ready(parcelBackDetail) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(including(textOf("aftersales:order_detail.next.parcel_back"))),
    ).toBeVisible();
    await expect(canvas.getByText(textOf("aftersales:party.system"))).toBeVisible();
    await expect(canvas.getAllByText("Người nhận không nghe máy sau ba lần gọi")[0]).toBeVisible();
  },
};

/** An order whose goods were returned is not a cancelled one. */
export const Returned: Story = {
  args: { request: ready(returnedDetail) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("aftersales:cancelled_detail.not_cancelled"))).toBeVisible();
    await expect(
      canvas.getByText(including(textOf("aftersales:order_detail.next.return_completed"))),
    ).toBeVisible();
  },
};

/** The refund was refused, so no amount is announced. */
export const NotRefunded: Story = {
  args: {
    request: ready({
      ...cancelledByShopDetail,
      refund_status: 2,
      reason_not_refund: "Đơn được hoàn bằng tiền mặt tại quầy",
      refund_request: cancelledByShopDetail.refund_request && {
        ...cancelledByShopDetail.refund_request,
        status: 2,
        reason_not_refund: "Đơn được hoàn bằng tiền mặt tại quầy",
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("aftersales:refund_detail.amount_refused"), { selector: "dt" }),
    ).toBeVisible();
    await expect(canvas.queryByText(textOf("aftersales:refund_detail.amount"))).toBeNull();
  },
};

export const Loading: Story = { args: { request: { state: "loading" } } };
export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** Long texts and large amounts on the narrowest phone. */
export const LongText: Story = {
  args: {
    request: ready({
      ...longDetail,
      ...{ order_status: OrderStatus.cancelled, return_status: null, cancel_status: 1 },
      cancel_request: cancelledByShopDetail.cancel_request && {
        ...cancelledByShopDetail.cancel_request,
        created_at: longDetail.now,
        note: "Mẫu áo này vừa hết màu xanh biển và phải chờ nhà máy dệt lại. ".repeat(7),
      },
    }),
  },
  globals: { viewport: { value: "small" } },
};

/** Orders that are not cancelled: what happens next, and a link to the order. */
export const EveryOtherStatus: Story = {
  render: (args) => (
    <>
      {[OrderStatus.pendingConfirm, OrderStatus.confirmed, OrderStatus.toReceive, OrderStatus.delivered].map(
        (order_status) => (
          <CancelledDetailScreen
            key={order_status}
            {...args}
            request={ready({ ...createdDetail, order_status })}
          />
        ),
      )}
    </>
  ),
};

/** Every reason that a customer can choose. */
export const EveryReason: Story = {
  // Each belongs to a page of its own; only on this sheet do regions share a name.
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: (args) => (
    <>
      {CANCEL_REASONS.map((reason) => (
        <CancelledDetailScreen
          key={reason}
          {...args}
          request={ready({
            ...cancelledDetail,
            cancel_request: cancelledDetail.cancel_request && { ...cancelledDetail.cancel_request, reason },
          })}
        />
      ))}
    </>
  ),
};
