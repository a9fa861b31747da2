import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { checkout, longCheckout, withoutAddress, withSoldOutLine } from "../../fixtures/checkout/checkout.ts";
import { served, textOf } from "../../fixtures/texts.ts";
import { CheckoutGroupCard } from "./CheckoutGroupCard.tsx";

const groupOf = ({ groups: [group] }: typeof checkout) => {
  if (!group) throw new Error("a payment has a shop");
  return group;
};

const meta = {
  component: CheckoutGroupCard,
  args: {
    group: groupOf(checkout),
    firstIndex: 0,
    hrefs: { product: (id) => `#product-${String(id)}`, cart: "#cart" },
    messageAt: () => undefined,
    onDelivery: fn(),
    shared: true,
    note: "",
    onNote: fn(),
    onNoteLeft: fn(),
  },
} satisfies Meta<typeof CheckoutGroupCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A shop's lines, delivery methods and total. The price of one piece is not repeated. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("389.000 đ")).toHaveLength(1);
    await expect(canvas.getByText("598.000 đ")).toBeVisible();
  },
};

/** A sitewide coupon takes an odd amount off one shop; it is labeled as this shop's share. */
export const SharedCoupon: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    const coupon = textOf("catalog:coupon.scope.mall");
    await expect(canvas.getByText(textOf("checkout:coupon_share", { coupon }))).toBeVisible();
    await expect(canvas.getByText("893.794 đ")).toBeVisible();
  },
};

/** A line sold out while the page was open. */
export const SoldOut: Story = {
  args: { group: groupOf(withSoldOutLine) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(served("Sản phẩm đã hết hàng"))).toBeVisible();
  },
};

export const LongText: Story = {
  args: { group: groupOf(longCheckout) },
  globals: { viewport: { value: "small" } },
};

export const Matrix: Story = {
  tags: ["visual"],
  // The same shop several times on one sheet; a page has it once.
  parameters: { a11y: { options: { rules: { "landmark-unique": { enabled: false } } } } },
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <CheckoutGroupCard {...args} />
      <CheckoutGroupCard
        {...args}
        group={groupOf(withSoldOutLine)}
        messageAt={(place) => (place === "line-0" ? served("Chỉ còn 1 sản phẩm") : undefined)}
      />
      <CheckoutGroupCard {...args} group={groupOf(withoutAddress)} />
    </div>
  ),
};
