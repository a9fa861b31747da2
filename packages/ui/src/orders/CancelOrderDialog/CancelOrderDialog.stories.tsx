import { CANCEL_REASONS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { accepted, acceptedAfter, refused } from "../../fixtures/forms/calls.ts";
import { createdOrder, longOrder, paidOrder, titledOrders } from "../../fixtures/orders/orders.ts";
import { keptDrafts } from "../../fixtures/forms/drafts.tsx";
import { named, textOf } from "../../fixtures/texts.ts";
import { Toaster } from "../../primitives/index.ts";
import { CancelOrderDialog, type CancelOrderDialogProps } from "./CancelOrderDialog.tsx";

function Opened(props: CancelOrderDialogProps) {
  const [order, setOrder] = useState(props.order);
  return (
    <div style={{ minHeight: 700 }}>
      <CancelOrderDialog
        {...props}
        order={order}
        onClose={() => {
          setOrder(null);
          props.onClose();
        }}
      />
      <Toaster label="Thông báo" />
    </div>
  );
}

const meta = {
  component: CancelOrderDialog,
  render: (args) => <Opened {...args} />,
  args: { order: createdOrder, onCancelOrder: accepted(), onClose: fn() },
} satisfies Meta<typeof CancelOrderDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** States the consequence and offers seven reasons. */
export const Default: Story = {};

/** Already paid: says that the money will be refunded. */
export const Paid: Story = {
  tags: ["visual"],
  args: { order: paidOrder },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("dialog")).toHaveTextContent(
      textOf("orders:cancel.paid_back", { amount: "1.452.000 đ" }),
    );
  },
};

/** A long shop name and a large amount. */
export const LongText: Story = { args: { order: longOrder } };

/** Its payment failed, so there is nothing to refund. */
export const PaymentFailed: Story = {
  tags: ["!dev", "!autodocs"],
  args: { order: titledOrders.paymentFailed },
};

/** States the consequence, offers seven reasons, sends the chosen one, and announces success. */
export const Cancels: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole("dialog", named("orders:cancel.title"));
    await expect(dialog).toHaveTextContent(
      textOf("orders:cancel.consequence", { code: "SEN-261121-0042", shop: "Lụa Việt", amount: "798.000 đ" }),
    );
    await expect(canvas.getAllByRole("radio")).toHaveLength(7);
    await userEvent.click(canvas.getByRole("radio", named("orders:cancel_reason.too_slow")));
    await userEvent.type(canvas.getByRole("textbox"), "Tôi đi công tác");
    await userEvent.click(canvas.getByRole("button", named("orders:card.cancel")));
    await waitFor(() =>
      expect(args.onCancelOrder).toHaveBeenCalledWith(createdOrder, { reason: 5, note: "Tôi đi công tác" }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(
        textOf("orders:cancel.done", { code: "SEN-261121-0042" }),
      ),
    );
  },
};

/** Without a reason: shows an error, focuses the first reason, and sends nothing. */
export const WithoutReason: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("orders:card.cancel")));
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("orders:cancel.reason_required"));
    await expect(canvas.getByRole("radio", named("orders:cancel_reason.changed_mind"))).toHaveFocus();
    await expect(args.onCancelOrder).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("radio", named("orders:cancel_reason.other")));
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** A second click during the request sends nothing, and the dialog is locked. */
export const SentOnce: Story = {
  args: { onCancelOrder: acceptedAfter(300) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", named("orders:cancel_reason.other")));
    const button = canvas.getByRole("button", named("orders:card.cancel"));
    await userEvent.dblClick(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("dialog")).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onCancelOrder).toHaveBeenCalledTimes(1);
  },
};

/** The shop was faster: the dialog shows the server's refusal and keeps reason and note. */
export const Refused: Story = {
  args: { onCancelOrder: refused({ code: 422, message: "Shop đã giao hàng cho đơn vị vận chuyển" }) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", named("orders:cancel_reason.forgot_coupon")));
    await userEvent.type(canvas.getByRole("textbox"), "Xin hủy giúp");
    await userEvent.click(canvas.getByRole("button", named("orders:card.cancel")));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "Shop đã giao hàng cho đơn vị vận chuyển",
    );
    await expect(canvas.getByRole("radio", named("orders:cancel_reason.forgot_coupon"))).toBeChecked();
    await expect(canvas.getByRole("textbox")).toHaveValue("Xin hủy giúp");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A note of 201 characters is kept whole, with an error. */
export const NoteTooLong: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", named("orders:cancel_reason.other")));
    const note = canvas.getByRole("textbox");
    await userEvent.click(note);
    await userEvent.paste("ă".repeat(201));
    await userEvent.click(canvas.getByRole("button", named("orders:card.cancel")));
    await expect(note).toHaveAccessibleDescription(textOf("orders:cancel.note_too_long", { limit: 200 }));
    await expect(note).toHaveFocus();
    await expect(args.onCancelOrder).not.toHaveBeenCalled();
  },
};

const drafts: Record<string, unknown> = {};

/** A reason and note from before a reload are still there. */
export const DraftIsStillThere: Story = {
  decorators: [keptDrafts(drafts)],
  beforeEach: () =>
    void (drafts[`cancel-${createdOrder.id}`] = { reason: CANCEL_REASONS[1], note: "Tôi đi" }),
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("radio")[1]).toBeChecked();
    await expect(canvas.getByRole("textbox")).toHaveValue("Tôi đi");
    await userEvent.type(canvas.getByRole("textbox"), " xa");
    await expect(drafts[`cancel-${createdOrder.id}`]).toEqual({
      reason: CANCEL_REASONS[1],
      note: "Tôi đi xa",
    });
  },
};
