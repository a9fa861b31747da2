import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shellMalls, shellPaths } from "../../fixtures/shell.ts";
import { Footer } from "./Footer.tsx";

const meta = {
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: {
    paths: shellPaths,
    malls: shellMalls,
    language: { locale: "vi", hrefOf: (locale) => `#${locale}` },
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nine categories of help, six malls, two languages. */
export const Default: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const help = canvas.getByRole("navigation", { name: "Hỗ trợ" });
    await expect(help.querySelectorAll('a[href*="/support/category/"]')).toHaveLength(9);
    await expect(
      canvas.getByRole("navigation", { name: "Trung tâm thương mại" }).querySelectorAll("a"),
    ).toHaveLength(6);
  },
};

export const Desktop: Story = { globals: { viewport: { value: "desktop" }, locale: "en" } };
