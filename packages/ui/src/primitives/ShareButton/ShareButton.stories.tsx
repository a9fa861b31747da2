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

/** A button; what comes of it is said beside it. */
export const Default: Story = {};

/** Before it is pressed. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};

/** Copied: it says so beside the button. */
export const Copied: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Chia sẻ" }));
    await expect(await canvas.findByText("Đã sao chép liên kết")).toBeVisible();
  },
};

/** The device's own sheet says what it did: nothing is added, also when it was closed. */
export const BySheet: Story = {
  args: { onShare: outcome("dismissed") },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Chia sẻ" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(/^$/);
  },
};

/** Neither was possible: what to do instead, at 320 px. */
export const Failed: Story = {
  args: { onShare: outcome("failed") },
  globals: { viewport: { value: "small" } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Chia sẻ" }));
    await expect(await canvas.findByText(/sao chép địa chỉ/)).toBeVisible();
  },
};
