import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState, type MouseEvent } from "react";
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

/** On a desktop, where a mouse cannot scroll sideways, the row wraps. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, canvasElement }) => {
    const end = canvasElement.querySelector("ul")?.getBoundingClientRect().right ?? 0;
    for (const tab of canvas.getAllByRole("link")) {
      await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(end);
    }
  },
};

/** With counts. */
export const WithCounts: Story = { args: { tabs: tabs.map((tab, index) => ({ ...tab, count: index * 3 })) } };

/** By keyboard: Tab moves along the row, Enter opens a tab, which stays in view. */
export const ByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  render: function Chosen(args) {
    const [current, setCurrent] = useState(args.current);
    const open = ({ target }: MouseEvent) =>
      setCurrent((target as Element).closest("a")?.getAttribute("href") ?? current);
    return <TabLinks {...args} current={current} onClick={open} />;
  },
  play: async ({ canvas, userEvent }) => {
    for (let step = 0; step < 8; step += 1) await userEvent.tab();
    const tab = canvas.getByRole("link", { name: "Khiếu nại" });
    await expect(tab).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(tab).toHaveAttribute("aria-current", "page");
    const row = tab.closest("ul")?.getBoundingClientRect();
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(row?.right ?? 0);
  },
};
