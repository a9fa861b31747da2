import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { accountHrefs, customer, longNamedCustomer } from "../../fixtures/account.ts";
import { textOf } from "../../fixtures/texts.ts";
import { AccountScreen } from "./AccountScreen.tsx";

const meta = {
  component: AccountScreen,
  args: { customer, hrefs: accountHrefs, onSignOut: fn() },
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who is signed in, and every way from here. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      textOf("account:greeting", { name: "Nguyễn Thị Sen" }),
    );
    await expect(canvas.getAllByRole("link")).toHaveLength(14);
  },
};

/** Who is signed in is not known yet; the menu can be used already. */
export const Loading: Story = {
  args: { customer: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: textOf("account:menu.item.address") })).toBeVisible();
  },
};

/** Only a few entries, and nothing to sign out of. */
export const FewEntries: Story = {
  args: { hrefs: { address: "#address", purchase: "#purchase" }, onSignOut: undefined },
};

/** A name of the greatest length on the narrowest phone. */
export const LongText: Story = {
  args: { customer: longNamedCustomer },
  globals: { viewport: { value: "small" } },
};

/** A desktop. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** As it is looked at. */
export const Matrix: Story = { tags: ["visual"], parameters: { chromatic: { disableSnapshot: false } } };
