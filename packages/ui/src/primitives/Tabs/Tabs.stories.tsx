import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Tabs } from "./Tabs.tsx";

const meta = {
  component: Tabs,
  args: {
    label: "Thông tin sản phẩm",
    tabs: [
      { id: "description", label: "Mô tả", panel: "Gốm nung tay." },
      { id: "details", label: "Thông số", panel: "600 ml, 540 g." },
      { id: "reviews", label: "Đánh giá", panel: "Chưa có đánh giá." },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys go round, Home and End go to the ends. */
export const Default: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Mô tả" }));
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "Đánh giá" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Chưa có đánh giá.");
    await userEvent.keyboard("{Home}{ArrowRight}");
    await expect(canvas.getByRole("tabpanel", { name: "Thông số" })).toBeVisible();
  },
};
