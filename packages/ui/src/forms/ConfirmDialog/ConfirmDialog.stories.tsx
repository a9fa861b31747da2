import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { accepted, acceptedAfter, refused } from "../../fixtures/forms/calls.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  component: ConfirmDialog,
  args: {
    open: true,
    title: "Rút lại yêu cầu trả hàng?",
    children: "Yêu cầu TH-261118-0017 sẽ khép lại và đơn trở về như trước.",
    submitLabel: "Rút lại yêu cầu",
    keepLabel: "Để sau",
    doneTitle: "Đã rút lại yêu cầu trả hàng",
    refusedTitle: "Chưa thực hiện được",
    onConfirm: accepted(),
    onClose: fn(),
  },
  decorators: [inBox({ minHeight: 420 })],
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A question with two buttons. */
export const Default: Story = { tags: ["visual"] };

/** Long text on the narrowest phone. */
export const LongText: Story = {
  args: { children: "Yêu cầu sẽ khép lại và đơn trở về như trước, bạn có thể gửi yêu cầu mới. ".repeat(6) },
  globals: { viewport: { value: "small" } },
};

/** A double click runs the action once, and the dialog is locked meanwhile. */
export const DoneOnce: Story = {
  args: { onConfirm: acceptedAfter(300) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: "Rút lại yêu cầu" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Refused: the dialog stays open and shows the reason. */
export const Refused: Story = {
  args: {
    tone: "danger",
    onConfirm: refused({ code: 422, message: "Shop đã nhận hàng trả" }),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rút lại yêu cầu" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Shop đã nhận hàng trả");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
