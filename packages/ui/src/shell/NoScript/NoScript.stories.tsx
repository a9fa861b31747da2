import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shellPaths } from "../../fixtures/shell/shell.ts";
import { textOf } from "../../fixtures/texts.ts";
import { NoScript } from "./NoScript.tsx";

const meta = {
  component: NoScript,
  args: { area: "cart", here: "#/cart", paths: shellPaths },
} satisfies Meta<typeof NoScript>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page that needs JavaScript: says what it is for, how to enable JavaScript, and where to go instead. */
export const Default: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: textOf("shell:noscript.title.cart") }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: textOf("shell:noscript.again") })).toHaveAttribute(
      "href",
      "#/cart",
    );
    await expect(canvas.getByRole("link", { name: textOf("shell:noscript.products") })).toBeVisible();
    await expect(canvas.getByText(/1900 1042/)).toBeVisible();
  },
};

/** A readable page: says what does not work. */
export const Readable: Story = { args: { area: undefined } };

export const English: Story = { args: { area: "login" }, globals: { locale: "en" } };

export const Register: Story = { args: { area: "register" } };

export const Payment: Story = { args: { area: "payment" } };

export const Account: Story = { args: { area: "account" } };

export const Orders: Story = { args: { area: "orders" } };

export const Support: Story = { args: { area: "support" } };
