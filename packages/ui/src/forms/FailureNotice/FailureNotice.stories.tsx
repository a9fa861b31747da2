import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { served, textOf } from "../../fixtures/texts.ts";
import { FailureNotice } from "./FailureNotice.tsx";

const meta = {
  component: FailureNotice,
  args: { failure: { message: { key: "errors:network.offline" }, fields: [] } },
} satisfies Meta<typeof FailureNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No response: announced immediately. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("errors:network.offline"));
  },
};

/** Above the reason: what failed. Below it: that nothing is lost. */
export const Matrix: Story = {
  tags: ["visual"],
  args: {
    title: "Chưa gửi được đánh giá",
    failure: { message: { text: "Đơn hàng này đã được đánh giá." }, fields: [] },
    children: "Nội dung bạn đã nhập vẫn còn.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(served("Nội dung bạn đã nhập vẫn còn."));
  },
};
