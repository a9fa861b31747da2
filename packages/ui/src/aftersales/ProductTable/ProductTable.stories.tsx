import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { longOrder, paidOrder } from "../../fixtures/orders/orders.ts";
import { ProductTable } from "./ProductTable.tsx";

const meta = {
  component: ProductTable,
  args: { items: paidOrder.order_detail_items, productHref: (id) => `/product/${id}` },
} satisfies Meta<typeof ProductTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A table: number, product, unit price, quantity, cost. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [, first] = canvas.getAllByRole("row");
    if (!first) throw new Error("no row");
    const cells = within(first).getAllByRole("cell");
    await expect(cells).toHaveLength(5);
    await expect(cells[0]).toHaveTextContent("1");
    await expect(cells[2]).toHaveTextContent("389.000 đ");
    await expect(cells[3]).toHaveTextContent("2");
    await expect(cells[4]).toHaveTextContent("778.000 đ");
    await expect(within(first).getByRole("link")).toHaveAttribute("href", "/product/1046");
  },
};

/** On a desktop, as a table. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** A name of a hundred letters, the largest amount and a broken picture fit at 320 px. */
export const LongText: Story = {
  args: { items: longOrder.order_detail_items },
  globals: { viewport: { value: "small" } },
};

/** Typical and extreme values. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 48 }}>
      <ProductTable {...args} />
      <ProductTable {...args} items={longOrder.order_detail_items} />
    </div>
  ),
};
