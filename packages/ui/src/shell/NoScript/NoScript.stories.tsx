import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shellPaths } from "../../fixtures/shell/shell.ts";
import { named, textOf } from "../../fixtures/texts.ts";
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
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: textOf("shell:noscript.title.cart") }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", named("shell:noscript.again"))).toHaveAttribute("href", "#/cart");
    await expect(canvas.getByRole("link", named("shell:noscript.products"))).toBeVisible();
    await expect(canvas.getByText(/1900 1042/)).toBeVisible();
  },
};

/** A readable page: says what does not work. */
export const Readable: Story = { args: { area: undefined } };

/** What every other kind of page is for. */
export const OtherAreas: Story = {
  render: (args) => (
    <>
      {(["login", "register", "payment", "account", "orders", "support"] as const).map((area) => (
        <NoScript key={area} {...args} area={area} />
      ))}
    </>
  ),
};
