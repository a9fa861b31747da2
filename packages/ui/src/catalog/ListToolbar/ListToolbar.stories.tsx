import { ALL_PRODUCTS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { listHref } from "../../fixtures/catalog-hrefs.ts";
import { facets } from "../../fixtures/listing.ts";
import { guide } from "./ListToolbar.guide.ts";
import { ListToolbar } from "./ListToolbar.tsx";

const meta = {
  component: ListToolbar,
  parameters: { guide },
  args: {
    facets,
    facetsId: "facets",
    total: 1284,
    filters: { ...ALL_PRODUCTS, maker_id: [12, 13] },
    hrefOf: listHref,
    onNavigate: fn(),
  },
} satisfies Meta<typeof ListToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the filters open in a sheet; the button says how many are on. */
export const Default: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Lọc (2)" }));
    const sheet = within(canvas.getByRole("dialog", { name: "Bộ lọc" }));
    await expect(sheet.getByRole("link", { name: "Xóa bộ lọc" })).toHaveAttribute("href", "/products");
    await userEvent.click(sheet.getByRole("button", { name: "Xem 1.284 sản phẩm" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};

/** Deep in a list on a phone, filters and order are still in reach below the header. */
export const StaysInReach: Story = {
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <ListToolbar {...args} />
      <div style={{ height: 3_000 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 1_500);
    const { top } = canvas.getByRole("link", { name: "Lọc (2)" }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(60);
    await expect(top).toBeLessThan(80);
    await expect(canvas.getByText(/1\.284/).getBoundingClientRect().bottom).toBeLessThan(0);
    window.scrollTo(0, 0);
  },
};

/** All of it. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};
