import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { accepted } from "../../fixtures/forms/calls.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { RegisterScreen } from "./RegisterScreen.tsx";

const meta = {
  component: RegisterScreen,
  parameters: { layout: "fullscreen" },
  args: { onSubmit: accepted(), loginHref: "#login", policyHref: (policy) => `#/policy/${policy}` },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form, and a link to sign in. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: textOf("shell:page.register") }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", named("auth:login.submit"))).toHaveAttribute("href", "#login");
  },
};

/** The smallest phone. */
export const SmallPhone: Story = { globals: { viewport: { value: "small" } } };
