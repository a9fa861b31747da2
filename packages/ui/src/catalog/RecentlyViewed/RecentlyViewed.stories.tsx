import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { longProduct, productsOf } from "../../fixtures/catalog/products.ts";
import { including, named, textOf } from "../../fixtures/texts.ts";
import { RecentlyViewed } from "./RecentlyViewed.tsx";

const items = productsOf(6).map((product, index) => ({
  product,
  price_seen: product.price_after_discount + (index === 1 ? 50_000 : 0),
}));

const meta = {
  component: RecentlyViewed,
  args: { items, productHref: catalogHrefs.product, onClear: fn() },
} satisfies Meta<typeof RecentlyViewed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Recently viewed products, newest first; badges show how much cheaper some have become. */
export const Default: Story = { tags: ["visual"] };

/** The longest name and the largest price. */
export const LongText: Story = {
  args: { items: [{ product: longProduct, price_seen: 99_999_999_999 }, ...items] },
  globals: { viewport: { value: "small" } },
};

/** Recently viewed products, newest first, with their price drops; the whole list can be cleared. */
export const CanBeForgotten: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getAllByText(including(textOf("catalog:viewed.cheaper", { amount: "50.000 đ" }))),
    ).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", named("catalog:viewed.clear")));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
