import { ALL_PRODUCTS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { listHref } from "../../fixtures/catalog-hrefs.ts";
import { facets, longFacets } from "../../fixtures/listing.ts";
import { guide } from "./FacetsSheet.guide.ts";
import { FacetsSheet } from "./FacetsSheet.tsx";

const meta = {
  component: FacetsSheet,
  parameters: { guide },
  args: {
    facets,
    facetsId: "facets",
    total: 1284,
    filters: ALL_PRODUCTS,
    hrefOf: listHref,
    onNavigate: fn(),
  },
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof FacetsSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is chosen: nothing to take off. Closed, it leads back to where it was opened. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("link", { name: "Lọc" });
    await expect(opener).toHaveAttribute("href", "#facets");
    await userEvent.click(opener);
    const sheet = within(canvas.getByRole("dialog", { name: "Bộ lọc" }));
    await expect(sheet.queryByRole("link", { name: "Xóa bộ lọc" })).toBeNull();
    await userEvent.click(sheet.getByRole("button", { name: "Đóng" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

/** Three are on: the button says so, one press takes them off. */
export const SomeChosen: Story = {
  args: { filters: { ...ALL_PRODUCTS, category_id: [1], maker_id: [12, 13] }, total: 88 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Lọc (3)" }));
    const sheet = within(canvas.getByRole("dialog", { name: "Bộ lọc" }));
    await expect(sheet.getByRole("link", { name: "Xóa bộ lọc" })).toHaveAttribute("href", "/products");
    await expect(sheet.getByRole("button", { name: "Xem 88 sản phẩm" })).toBeVisible();
  },
};

/** The longest names, at 320 px. */
export const LongText: Story = {
  args: { facets: longFacets, total: 1_234_567 },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Lọc" }));
    const sheet = canvas.getByRole("dialog", { name: "Bộ lọc" });
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};

/** As it is looked at: open. */
export const Matrix: Story = {
  args: { filters: { ...ALL_PRODUCTS, category_id: [1], maker_id: [12, 13] }, total: 88 },
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: /\(3\)/ }));
  },
};
