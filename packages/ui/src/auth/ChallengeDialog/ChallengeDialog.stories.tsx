import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { guide } from "./ChallengeDialog.guide.ts";
import { ChallengeDialog } from "./ChallengeDialog.tsx";

const meta = {
  component: ChallengeDialog,
  parameters: { guide },
  args: { open: true, state: "working", done: 0.4, onCancel: fn(), onRetry: fn() },
} satisfies Meta<typeof ChallengeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The device works: why, how long, and how far it is. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = canvas.getByRole("dialog", { name: "Đang kiểm tra an toàn" });
    await expect(dialog).toHaveTextContent("vài giây");
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
    await userEvent.click(canvas.getByRole("button", { name: "Hủy" }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** A widget asks: its place is below the reason. */
export const Asking: Story = {
  args: { state: "asking", widget: <button type="button">Tôi không phải là người máy</button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /người máy/ })).toBeVisible();
    await expect(canvas.queryByRole("progressbar")).not.toBeInTheDocument();
  },
};

/** The widget cannot be had: said, and tried again. */
export const Failed: Story = {
  args: { state: "failed" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("kết nối");
    await userEvent.click(canvas.getByRole("button", { name: "Thử lại" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** As it is looked at. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};
