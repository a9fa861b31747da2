import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { served } from "../../fixtures/texts.ts";
import { TabLinks } from "./TabLinks.tsx";

const tabs = [
  "Tất cả",
  "Chờ xác nhận",
  "Đang giao",
  "Đã giao",
  "Đã hủy",
  "Trả hàng",
  "Hoàn tiền",
  "Khiếu nại",
  "Giao hàng thất bại",
].map((label, index) => ({ href: `#tab-${index}`, label }));

const meta = {
  component: TabLinks,
  args: { label: "Trạng thái đơn hàng", tabs, current: "#tab-0" },
  decorators: [inBox({ maxWidth: 328 })],
} satisfies Meta<typeof TabLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links in a scrolling row; the current one is marked. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(served("Tất cả"));
  },
};

/** The row scrolled the current tab into view, and the page did not scroll. */
export const FarTabIsOn: Story = {
  args: { current: "#tab-8" },
  play: async ({ canvas }) => {
    const on = canvas.getByRole("link", { current: "page" });
    const row = on.closest("ul");
    await expect(on.getBoundingClientRect().right).toBeLessThanOrEqual(
      (row?.getBoundingClientRect().right ?? 0) + 1,
    );
    await expect(window.scrollY).toBe(0);
  },
};

/** With counts. */
export const WithCounts: Story = { args: { tabs: tabs.map((tab, index) => ({ ...tab, count: index * 3 })) } };
