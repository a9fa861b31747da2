import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { shellCategories, shellMalls, shellPaths } from "../../fixtures/shell.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { PageShell } from "./PageShell.tsx";

const meta = {
  component: PageShell,
  parameters: { layout: "fullscreen" },
  args: {
    paths: shellPaths,
    malls: shellMalls,
    categories: shellCategories,
    customer: { cartCount: 3, unreadCount: 12, name: "Lan" },
    language: { locale: "vi", hrefOf: (locale) => `#${locale}` },
    search: { onSearch: fn() },
    place: "home",
    children: (
      <>
        <h1>Xin chào</h1>
        <Skeleton shape="box" height="320px" />
      </>
    ),
  },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone: slim header, bottom bar, footer; the category menu comes as a sheet. */
export const Default: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("main")).toHaveTextContent("Xin chào");
    await userEvent.click(canvas.getByRole("button", { name: "Danh mục" }));
    await expect(canvas.getByRole("link", { name: "Bếp và bàn ăn" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Đóng" }));
    await expect(canvas.queryByRole("link", { name: "Bếp và bàn ăn" })).toBeNull();
  },
};

/** On a desktop. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** Offline, the next page on its way, a page with a bar of its own. */
export const Unwell: Story = {
  args: { online: false, navigating: true, ownBar: true, place: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Đang tải trang" })).toBeInTheDocument();
    await expect(canvas.queryByRole("navigation", { name: "Điều hướng nhanh" })).toBeNull();
  },
};

/** At 320 px, in English, nothing sticks out. */
export const Narrow: Story = {
  globals: { viewport: { value: "small" }, locale: "en" },
  args: { language: { locale: "en", hrefOf: (locale) => `#${locale}` } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
