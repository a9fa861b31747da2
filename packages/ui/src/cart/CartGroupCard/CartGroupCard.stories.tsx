import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { cart, longCart, plainLine, dealLine, soldOutLine } from "../../fixtures/cart/cart.ts";
import { CATALOG_NOW } from "../../fixtures/coupons/coupons.ts";
import { potteryShop, silkShop } from "../../fixtures/catalog/products.ts";
import { named, nameIncluding } from "../../fixtures/texts.ts";
import { CartLineRow } from "../CartLineRow/CartLineRow.tsx";
import { CartGroupCard } from "./CartGroupCard.tsx";

const meta = {
  component: CartGroupCard,
  args: {
    group: { tenant: silkShop, lines: [plainLine, dealLine, soldOutLine] },
    selected: new Set<number>(),
    shopHref: (id) => `#shop-${String(id)}`,
    onSelect: fn(),
    children: (line) => (
      <CartLineRow
        line={line}
        selected={line.id === plainLine.id}
        now={CATALOG_NOW}
        href="#product"
        onSelect={fn()}
        onQuantity={fn()}
        onVariant={fn()}
        onRemove={fn()}
      />
    ),
  },
} satisfies Meta<typeof CartGroupCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A shop with its lines, none selected. */
export const Default: Story = {};

/** Some lines are selected: the shop's checkbox is indeterminate, and a press selects the rest. */
export const SomeTicked: Story = {
  args: { selected: new Set([plainLine.id]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("checkbox", nameIncluding("cart:select_shop", { name: "Lụa Việt" })),
    ).toBePartiallyChecked();
  },
};

/** Nothing of the shop can be bought, so its checkbox is disabled. */
export const NothingBuyable: Story = {
  args: { group: { tenant: potteryShop, lines: [soldOutLine] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("checkbox", nameIncluding("cart:select_shop", { name: "Gốm Bát Tràng" })),
    ).toBeDisabled();
  },
};

/** Long names at 320 px. */
export const LongText: Story = {
  args: { group: longCart.groups[0] ?? { tenant: silkShop, lines: [plainLine] } },
  globals: { viewport: { value: "small" } },
};

/** Both shops of a cart. */
export const Matrix: Story = {
  tags: ["visual"],
  args: { selected: new Set([plainLine.id]) },
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {cart.groups.map((group) => (
        <CartGroupCard key={group.tenant.id} {...args} group={group} />
      ))}
    </div>
  ),
};

/** Selecting the shop selects only the lines that can be bought. */
export const TicksWhatCanBeBought: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox", named("cart:select_shop", { name: "Lụa Việt" })));
    await expect(args.onSelect).toHaveBeenCalledWith([plainLine.id, dealLine.id], true);
  },
};

/** All lines that can be bought are selected: a press on the shop's checkbox clears them. */
export const AllTicked: Story = {
  args: { selected: new Set([plainLine.id, dealLine.id]) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("checkbox", nameIncluding("cart:select_shop", { name: "Lụa Việt" })),
    );
    await expect(args.onSelect).toHaveBeenCalledWith([plainLine.id, dealLine.id], false);
  },
};
