import type { Meta, StoryObj } from "@storybook/react-vite";
import { use, useSyncExternalStore } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { inDeal, longProduct, shirt, soldOut } from "../../fixtures/catalog/products.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { wishesOf } from "../../fixtures/catalog/wishes.ts";
import { WishesContext } from "../wishes.ts";
import { WishListScreen, type WishListScreenProps } from "./WishListScreen.tsx";

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
    hrefs: catalogHrefs,
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

/** One product has become cheaper, one is sold out, one is in a deal. Each heart is filled. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const cheaper = textOf("catalog:viewed.cheaper_short", { amount: "20.000 đ" });
    await expect(canvas.getByText(cheaper)).toBeVisible();
    await expect(canvas.getAllByRole("button", { pressed: true })).toHaveLength(items.length);
  },
};

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

function Unwishing({ hrefs }: Pick<WishListScreenProps, "hrefs">) {
  const wishes = use(WishesContext);
  const isWished = () => items.filter(({ product }) => wishes?.has(product.id));
  const left = useSyncExternalStore(wishes?.subscribe ?? (() => () => undefined), () => isWished().length);
  return <WishListScreen hrefs={hrefs} list={{ state: "ready", items: left === 0 ? [] : isWished() }} />;
}

/** Removed by keyboard, each product leaves the focus to the next one, the last to what can be done now. */
export const RemovedByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => <Unwishing {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", named("catalog:wish.named", { name: shirt.name })).focus();
    for (const { product } of items.slice(1)) {
      await userEvent.keyboard("{Enter}");
      const next = canvas.getByRole("button", named("catalog:wish.named", { name: product.name }));
      await waitFor(() => expect(next).toHaveFocus());
    }
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("link", named("catalog:wish.shop"))).toHaveFocus());
  },
};
