import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { inDeal, longProduct, shirt, soldOut } from "../../fixtures/catalog/products.ts";
import { named, served, textOf } from "../../fixtures/texts.ts";
import { wishesOf } from "../../fixtures/catalog/wishes.ts";
import { WishesContext } from "../wishes.ts";
import { WishListScreen } from "./WishListScreen.tsx";

const items = [shirt, soldOut, inDeal, longProduct].map((product) => ({
  product,
  price_added: product.price_after_discount,
}));
const cheaper = items.map((item) =>
  item.product === shirt ? { ...item, price_added: shirt.price_after_discount + 20_000 } : item,
);

const meta = {
  component: WishListScreen,
  args: {
    list: { state: "ready", items: cheaper },
    productHref: catalogHrefs.product,
    homeHref: catalogHrefs.home,
  },
  decorators: [
    (Story) => (
      <WishesContext value={wishesOf(...items.map(({ product }) => product.id))}>
        <Story />
      </WishesContext>
    ),
  ],
} satisfies Meta<typeof WishListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One product has become cheaper, one is sold out, one is in a deal. */
export const Default: Story = {};

/** An empty list. */
export const Empty: Story = { args: { list: { state: "ready", items: [] } } };

/** Loading. */
export const Loading: Story = { args: { list: { state: "loading" } } };

/** Loading failed. */
export const Failed: Story = { args: { list: { state: "failed", onRetry: fn() } } };

/** On a desktop. */
export const Matrix: Story = {
  tags: ["visual", "!dev", "!autodocs"],
  globals: { viewport: { value: "desktop" } },
};

/** The badge shows the price drop since the product was added, and each heart is filled. */
export const SaysWhatChanged: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(textOf("catalog:viewed.cheaper_short", { amount: "20.000 đ" })),
    ).toBeVisible();
    for (const heart of canvas.getAllByRole("button", { pressed: true })) await expect(heart).toBeVisible();
    const heart = canvas.getByRole("button", named("catalog:wish.named", { name: served(shirt.name) }));
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};
