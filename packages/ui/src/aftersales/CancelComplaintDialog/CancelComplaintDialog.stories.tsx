import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { accepted, acceptedAfter, refused } from "../../fixtures/forms/calls.ts";
import { textOf } from "../../fixtures/texts.ts";
import { CancelComplaintDialog } from "./CancelComplaintDialog.tsx";

const meta = {
  component: CancelComplaintDialog,
  args: {
    open: true,
    complaint: { code: "KN-261121-0042" },
    onCancelComplaint: accepted(),
    onClose: fn(),
  },
} satisfies Meta<typeof CancelComplaintDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Names the complaint and says what canceling means. */
export const Default: Story = { args: { onCancelComplaint: acceptedAfter(50), onClose: fn() } };

/** Visual regression snapshot. */
export const Matrix: Story = {
  tags: ["visual", "!dev", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: false } },
};

/** Names the complaint and says what canceling means. A double click cancels once, and the dialog closes. */
export const ConfirmedOnce: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole("dialog", { name: textOf("aftersales:cancel_complaint.title") });
    await expect(dialog).toHaveTextContent("KN-261121-0042");
    await userEvent.dblClick(
      canvas.getByRole("button", { name: textOf("aftersales:cancel_complaint.submit") }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onCancelComplaint).toHaveBeenCalledOnce();
  },
};

/** Already canceled in another tab: the server's message is shown, and the dialog stays open. */
export const AlreadyCancelled: Story = {
  args: { onCancelComplaint: refused({ code: 422, message: "Khiếu nại này đã được hủy" }), onClose: fn() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: textOf("aftersales:cancel_complaint.submit") }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Khiếu nại này đã được hủy");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
