import { ALL_PRODUCTS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { listHref } from "../../fixtures/catalog-hrefs.ts";
import { listing, shortListing } from "../../fixtures/listing.ts";
import { guide } from "./MoreProducts.guide.ts";
import { MoreProducts } from "./MoreProducts.tsx";

const meta = {
  component: MoreProducts,
  parameters: { guide },
  args: { listing, filters: ALL_PRODUCTS, hrefOf: listHref, onLoadMore: fn() },
} satisfies Meta<typeof MoreProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How far one has come, and more by a press. */
export const Default: Story = {
  args: { onLoadMore: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Đã xem 24 trên 1.284 sản phẩm")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Xem thêm" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** Being loaded: a second press asks for nothing. */
export const LoadingMore: Story = {
  args: { loadingMore: true, onLoadMore: fn() },
  play: async ({ canvas, args }) => {
    canvas.getByRole("button").click();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

/** They could not be loaded: said at once, and the button is still there. */
export const Failed: Story = {
  args: { moreFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Chưa tải thêm được");
    await expect(canvas.getByRole("button", { name: "Xem thêm" })).toBeVisible();
  },
};

/** The last page is half full: never more seen than there are. */
export const End: Story = {
  args: { listing: shortListing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Đã xem hết 5 sản phẩm")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** More to load, loading, failed, at the end. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <MoreProducts {...args} />
      <MoreProducts {...args} loadingMore />
      <MoreProducts {...args} moreFailed />
      <MoreProducts {...args} listing={shortListing} />
    </div>
  ),
};
