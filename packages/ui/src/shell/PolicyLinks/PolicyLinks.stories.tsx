import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PolicyLinks } from "./PolicyLinks.tsx";

const meta = {
  component: PolicyLinks,
  args: { by: "order", policyHref: (policy) => `#/policy/${policy}` },
} satisfies Meta<typeof PolicyLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Before ordering: terms, delivery, returns, privacy. Each opens in a new tab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "#/policy/terms",
      "#/policy/delivery",
      "#/policy/returns",
      "#/policy/privacy",
    ]);
    for (const link of links) await expect(link).toHaveAttribute("target", "_blank");
  },
};

/** Before registering, in English: terms and privacy. */
export const Registering: Story = { args: { by: "register" }, globals: { locale: "en" } };

/** Before ordering and before registering. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <PolicyLinks {...args} by="order" />
      <PolicyLinks {...args} by="register" />
    </div>
  ),
};
