import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { accountHrefs, customer, longNamedCustomer } from "../../fixtures/account/customer.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { AccountLayout } from "./AccountLayout.tsx";

const meta = {
  component: AccountLayout,
  args: {
    customer,
    hrefs: accountHrefs,
    current: "purchase",
    accountHref: "#account",
    onSignOut: fn(),
    children: <h1>Đơn hàng của tôi</h1>,
  },
} satisfies Meta<typeof AccountLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone, only the page with a link back to the menu. */
export const Default: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("account:menu.label"))).toHaveAttribute("href", "#account");
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
};

/** A single order: the back link leads to the order list, not to the menu. */
export const OneOfAList: Story = {
  args: { listHref: "#orders", children: <h1>Chi tiết đơn hàng</h1> },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("account:menu.item.purchase"))).toHaveAttribute(
      "href",
      "#orders",
    );
    await expect(canvas.queryByRole("link", named("account:menu.label"))).toBeNull();
  },
};

/** On a desktop, the menu is beside the page. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", named("account:menu.label"))).toBeVisible();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(
      textOf("account:menu.item.purchase"),
    );
    await expect(canvas.queryByRole("link", named("account:menu.label"))).toBeNull();
  },
};

/** The customer is still loading; space is reserved for the name. */
export const Loading: Story = { args: { customer: null }, globals: { viewport: { value: "desktop" } } };

/** A long name in the column. */
export const LongText: Story = {
  args: { customer: longNamedCustomer },
  globals: { viewport: { value: "desktop" } },
};

/** Visual regression snapshot. */
export const Matrix: Story = { tags: ["visual", "!dev", "!autodocs"] };
