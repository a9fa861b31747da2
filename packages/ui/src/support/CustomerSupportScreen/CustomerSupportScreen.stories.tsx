import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { malls } from "../../fixtures/catalog/malls.ts";
import { nameIncluding, textOf } from "../../fixtures/texts.ts";
import { CustomerSupportScreen } from "./CustomerSupportScreen.tsx";

const meta = {
  component: CustomerSupportScreen,
  args: {
    malls,
    hrefs: {
      orders: "#/account/purchase",
      mall: (id) => `#/mall/${id}`,
      policy: (policy) => `#/policy/${policy}`,
    },
  },
} satisfies Meta<typeof CustomerSupportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hotline, hours and email, and the malls' help desks. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "1900 1042" })).toHaveAttribute("href", "tel:19001042");
    await expect(canvas.getByText(textOf("shell:hours"))).toBeVisible();
    await expect(
      canvas.getAllByRole("link", nameIncluding("support:customer.mall_hotline", { name: "" })),
    ).toHaveLength(malls.length);
  },
};

/** The malls failed to load; everything else is shown. In English, at 320 px. */
export const WithoutMalls: Story = {
  args: { malls: [] },
  globals: { viewport: { value: "small" }, locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "Help desks in the malls" })).toBeNull();
  },
};

export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
