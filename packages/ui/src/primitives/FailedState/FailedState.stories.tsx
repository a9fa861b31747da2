import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { served } from "../../fixtures/texts.ts";
import { FailedState } from "./FailedState.tsx";

const meta = {
  component: FailedState,
  args: {
    title: "Không tải được đơn hàng",
    children: "Vui lòng kiểm tra kết nối mạng.",
    onRetry: fn(),
  },
} satisfies Meta<typeof FailedState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announces the failure immediately and offers a retry. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(served("Không tải được đơn hàng"));
  },
};

/** Shows a technical error instead of a message for people. */
export const DontCode: Story = {
  tags: ["!dev"],
  args: { title: "Error 500: Internal Server Error", children: "TypeError: undefined is not a function" },
};
