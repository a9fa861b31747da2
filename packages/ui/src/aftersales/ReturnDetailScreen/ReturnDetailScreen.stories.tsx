import { AttachmentCreator, PaymentStatus, RefundStatus } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { accepted } from "../../fixtures/forms/calls.ts";
import { caseHrefs } from "../../fixtures/aftersales/case-hrefs.ts";
import {
  agreedReturn,
  approvedReturn,
  completedReturn,
  failedDeliveryReturn,
  longReturn,
  movedAwayReturn,
  newReturn,
  partReturn,
  processingReturn,
  recalledReturn,
  receivedReturn,
  rejectedReturn,
  sentReturn,
  stationReturn,
} from "../../fixtures/aftersales/returns.ts";
import { including, named, nameIncluding, served, textOf } from "../../fixtures/texts.ts";
import { ReturnDetailScreen } from "./ReturnDetailScreen.tsx";

const ready = (data: typeof newReturn) => ({ state: "ready", data }) as const;

const meta = {
  component: ReturnDetailScreen,
  args: {
    request: ready(newReturn),
    hrefs: caseHrefs,
    onApprove: accepted(),
    onHandedOver: accepted(),
    onRecall: accepted(),
    onDownload: fn(),
  },
} satisfies Meta<typeof ReturnDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submitted: nothing to do yet, and it can be withdrawn. */
export const Default: Story = {};

/** A partial return: which items and how many, shown apart from the whole order and its totals. */
export const PartOfTheOrder: Story = {
  args: { request: ready(partReturn) },
  play: async ({ canvas }) => {
    const back = within(canvas.getByRole("region", named("aftersales:return_detail.items")));
    await expect(back.getAllByRole("row")).toHaveLength(2);
    await expect(back.getByText(textOf("aftersales:return_detail.items_part"))).toBeVisible();
    const order = within(canvas.getByRole("region", named("aftersales:return_detail.order_items")));
    await expect(order.getAllByRole("row")).toHaveLength(3);
  },
};

export const Desktop: Story = {
  args: { request: ready(approvedReturn) },
  globals: { viewport: { value: "desktop" } },
};

/** Picked up at an address other than the delivery address: the panel shows the full address, not only the street. */
export const FetchedElsewhere: Story = {
  args: { request: ready(movedAwayReturn) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("5 Hồng Hà, Phường Phúc Xá, Quận Ba Đình, Thành phố Hà Nội")).toBeVisible();
    await expect(canvas.queryByText(/^12 Nguyễn Huệ/)).toBeNull();
  },
};

/** Rejected by the shop, with its reason and a link to the order. */
export const Rejected: Story = {
  args: { request: ready(rejectedReturn) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/dấu hiệu do kéo cắt/)).toBeVisible();
    await expect(canvas.getByRole("link", named("aftersales:cancelled_detail.see_order"))).toHaveAttribute(
      "href",
      "#order-9001",
    );
  },
};

/** Opened by the system after a failed delivery: the carrier's reason, without anything specific to a customer's return. */
export const DeliveryFailed: Story = {
  args: { request: ready(failedDeliveryReturn) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Người nhận không nghe máy sau ba lần gọi")[0]).toBeVisible();
    await expect(canvas.getByText(textOf("aftersales:party.system"))).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      textOf("aftersales:case.parcel"),
    );
    await expect(canvas.queryByText(including(textOf("aftersales:return_detail.loading")))).toBeNull();
    await expect(canvas.queryByRole("button", nameIncluding("aftersales:return_detail.method"))).toBeNull();
  },
};

/** The parcel is delivered again; no text says that a request was withdrawn. */
export const ParcelGoesOutAgain: Story = {
  args: { request: ready({ ...failedDeliveryReturn, status: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("orders:title.delivery_again"))).toBeVisible();
    await expect(
      canvas.getByText(including(textOf("aftersales:return_detail.next.parcel_again"))),
    ).toBeVisible();
    await expect(canvas.queryByText(/rút lại/)).toBeNull();
  },
};

/** The parcel is back: the order has ended, and the payment is refunded. */
export const ParcelBack: Story = {
  args: {
    request: ready({
      ...failedDeliveryReturn,
      status: 3,
      return_request_histories: [
        { id: 3, status_update: 3, create_at: "2026-11-21T03:00:00.000Z", note: null },
        { id: 2, status_update: 8, create_at: "2026-11-21T02:00:00.000Z", note: null },
        ...failedDeliveryReturn.return_request_histories,
      ],
      order: { ...failedDeliveryReturn.order, payment_status: 1 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        including(
          `${textOf("aftersales:order_detail.next.parcel_back")} ${textOf("aftersales:return_detail.next.parcel_back_paid")}`,
        ),
      ),
    ).toBeVisible();
    await expect(
      within(canvas.getByRole("list")).getAllByText(textOf("orders:title.parcel_back")),
    ).toHaveLength(1);
  },
};

/** Completed, with a link to the refund. */
export const Completed: Story = {
  args: { request: ready(completedReturn) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("orders:card.view_refund"))).toHaveAttribute(
      "href",
      `#refund-9001-${completedReturn.refund?.id}`,
    );
  },
};

/** Every status has a text. */
export const EveryStatus: Story = {
  parameters: { a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } } },
  render: (args) => (
    <>
      {[processingReturn, agreedReturn, sentReturn, receivedReturn, recalledReturn].map((request) => (
        <ReturnDetailScreen key={request.status} {...args} request={ready(request)} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const labels = [
      textOf("aftersales:return.status.processing"),
      textOf("aftersales:return.status.customer_approved"),
      textOf("aftersales:return.status.customer_confirmed_delivered"),
      textOf("aftersales:return.status.shop_confirmed_received"),
      textOf("aftersales:return.status.cancelled"),
    ];
    for (const label of labels) await expect(canvas.getAllByText(label)[0]).toBeVisible();
  },
};

export const Loading: Story = { args: { request: { state: "loading" } } };

/** Long texts and large amounts on the narrowest phone. */
export const LongText: Story = {
  args: { request: ready(longReturn) },
  globals: { viewport: { value: "small" } },
};

/** Visual regression snapshot. */
export const Matrix: Story = {
  tags: ["visual", "!dev", "!autodocs"],
  args: { request: ready(approvedReturn) },
};

const refundAt = (status: RefundStatus) => completedReturn.refund && { ...completedReturn.refund, status };

/** The shop shows the goods it got back. The refund is in progress even though the order was never paid online. */
export const RefundUnderWay: Story = {
  args: {
    request: ready({
      ...completedReturn,
      refund: refundAt(RefundStatus.transactionPending),
      order: { ...completedReturn.order, payment_status: PaymentStatus.pending },
      cs_attachments: completedReturn.cs_attachments.map((attachment) => ({
        ...attachment,
        creator_type: AttachmentCreator.tenant,
      })),
    }),
  },
};

/** The bank returned the transfer. */
export const RefundFailed: Story = {
  args: {
    request: ready({
      ...completedReturn,
      refund: refundAt(RefundStatus.failed),
      order: { ...completedReturn.order, payment_status: PaymentStatus.failed },
    }),
  },
};

export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** The shop approved: the customer reads its solution and accepts it. */
export const Approved: Story = { args: { request: ready(approvedReturn) } };

/** Submitted: nothing to do yet, and it can be withdrawn after a confirmation. */
export const Recalls: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(including(textOf("aftersales:return_detail.next.new")))).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("aftersales:return_detail.recall")));
    const dialog = canvas.getByRole("dialog", named("aftersales:return_detail.recall_title"));
    await userEvent.click(within(dialog).getByRole("button", named("aftersales:return_detail.recall")));
    await waitFor(() => expect(args.onRecall).toHaveBeenCalledWith(newReturn));
  },
};

/** The shop was quicker: the dialog stays, to say that the return was not withdrawn. */
export const RecalledTooLate: Story = {
  tags: ["!dev", "!autodocs"],
  render: function Received(args) {
    const [request, setRequest] = useState(newReturn);
    const onRecall = () => {
      setRequest(rejectedReturn);
      return Promise.resolve(served({ code: 422, message: "Yêu cầu đã khép lại" }));
    };
    return <ReturnDetailScreen {...args} request={ready(request)} onRecall={onRecall} />;
  },
  play: async ({ canvas, userEvent }) => {
    const recall = named("aftersales:return_detail.recall");
    await userEvent.click(canvas.getByRole("button", recall));
    const dialog = within(canvas.getByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", recall));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("Yêu cầu đã khép lại");
  },
};

export const Approves: Story = {
  ...Approved,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Nhận lại hàng và hoàn toàn bộ/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("aftersales:return_detail.approve")));
    const dialog = canvas.getByRole("dialog", named("aftersales:return_detail.approve_title"));
    await expect(dialog).toHaveTextContent("798.000 đ");
    await userEvent.click(within(dialog).getByRole("button", named("aftersales:return_detail.approve")));
    await waitFor(() => expect(args.onApprove).toHaveBeenCalledWith(approvedReturn));
  },
};

/** Accepted: the goods are handed over, here at a station shown with its opening hours. */
export const ToStation: Story = {
  args: { request: ready(stationReturn) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(including(textOf("aftersales:return_detail.next.customer_approved_station"))),
    ).toBeVisible();
    await expect(
      canvas.getByText(textOf("aftersales:return_create.station_hours", { hours: "07:30–18:00" })),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", named("aftersales:return_detail.recall"))).toBeNull();
    await userEvent.click(canvas.getByRole("button", named("aftersales:return_detail.handed")));
    const dialog = canvas.getByRole("dialog", named("aftersales:return_detail.handed_title"));
    await userEvent.click(within(dialog).getByRole("button", named("aftersales:return_detail.handed")));
    await waitFor(() => expect(args.onHandedOver).toHaveBeenCalledWith(stationReturn));
  },
};
