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

/** Says which complaint and what it means. */
export const Default: Story = { args: { onCancelComplaint: acceptedAfter(50), onClose: fn() } };

/** As it is looked at. */
export const Matrix: Story = { tags: ["visual"], parameters: { chromatic: { disableSnapshot: false } } };

/** Says which complaint and what it means; confirmed once, it closes. */
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

/** Another tab was faster: what is true now is said, and it stays open. */
export const AlreadyCancelled: Story = {
  args: { onCancelComplaint: refused({ code: 422, message: "Khiếu nại này đã được hủy" }), onClose: fn() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: textOf("aftersales:cancel_complaint.submit") }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Khiếu nại này đã được hủy");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
