import { POLICIES } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { named, textOf } from "../../fixtures/texts.ts";
import { PolicyScreen } from "./PolicyScreen.tsx";

const meta = {
  component: PolicyScreen,
  args: {
    policy: "returns",
    hrefs: { policy: (policy) => `#/policy/${policy}`, customerSupport: "#/customer-support" },
  },
} satisfies Meta<typeof PolicyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Sections with lists; links to the other policies and customer care at the end. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      textOf("policies:returns.title"),
    );
    await expect(canvas.getAllByRole("heading", { level: 2 })).toHaveLength(6);
    await expect(canvas.getByRole("link", named("policies:returns.3.title"))).toHaveAttribute("href", "#s3");
    const lastStep = textOf("policies:returns.3.text").split("- ").at(-1) ?? "";
    await expect(canvas.getByText(lastStep).tagName).toBe("LI");
    const others = canvas.getByRole("navigation", named("policies:others"));
    await expect(others.querySelectorAll("a")).toHaveLength(POLICIES.length - 1);
  },
};

/** In English, at 320 px: nothing overflows. */
export const Privacy: Story = {
  args: { policy: "privacy" },
  globals: { viewport: { value: "small" }, locale: "en" },
};

export const Terms: Story = { args: { policy: "terms" }, globals: { viewport: { value: "desktop" } } };

export const Delivery: Story = { args: { policy: "delivery" } };
