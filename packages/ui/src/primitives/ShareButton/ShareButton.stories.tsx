import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ShareButton, type ShareOutcome } from "./ShareButton.tsx";

const outcome = (what: ShareOutcome) => fn(() => Promise.resolve(what));

const meta = {
  component: ShareButton,
  args: {
    labels: {
      share: "Chia sẻ",
      copied: "Đã sao chép liên kết",
      failed: "Chưa sao chép được liên kết. Bạn hãy sao chép địa chỉ ở thanh trình duyệt.",
    },
    onShare: outcome("copied"),
  },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The result appears beside the button. */
export const Default: Story = { tags: ["visual"] };

/** The share sheet shows its own result, so no message is added, even if it was cancelled. */
export const BySheet: Story = {
  args: { onShare: outcome("dismissed") },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Chia sẻ" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(/^$/);
  },
};

/** Sharing and copying failed: says what to do instead, at 320 px. */
export const Failed: Story = {
  args: { onShare: outcome("failed") },
  globals: { viewport: { value: "small" } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Chia sẻ" }));
    await expect(await canvas.findByText(/sao chép địa chỉ/)).toBeVisible();
  },
};
