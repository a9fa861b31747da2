import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { accepted } from "../../fixtures/forms/calls.ts";
import { named } from "../../fixtures/texts.ts";
import { ReceivedDialog } from "./ReceivedDialog.tsx";

const meta = {
  component: ReceivedDialog,
  args: { open: true, onConfirm: accepted(), onClose: fn() },
  decorators: [inBox({ minHeight: 420 })],
} satisfies Meta<typeof ReceivedDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says that confirming receipt completes the order. */
export const Default: Story = { tags: ["visual"] };

/** Leaving confirms nothing. */
export const Left: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("aftersales:case_page.keep")));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
