import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { languageOf, shell, shellMalls, shellPaths } from "../../fixtures/shell/shell.ts";
import { including, named, textOf } from "../../fixtures/texts.ts";
import { Footer } from "./Footer.tsx";

const meta = {
  component: Footer,
  parameters: { layout: "fullscreen" },
  args: {
    paths: shellPaths,
    malls: shellMalls,
    language: shell.language,
    scheme: { scheme: "system", onChoose: fn() },
  },
  render: (args, story) => <Footer {...args} language={languageOf(story)} />,
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nine support categories, six malls, two languages. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const help = canvas.getByRole("navigation", named("shell:footer.support"));
    await expect(help.querySelectorAll('a[href*="/support/category/"]')).toHaveLength(9);
    await expect(canvas.getByRole("link", named("shell:policy.returns"))).toHaveAttribute(
      "href",
      "#/policy/returns",
    );
    await expect(canvas.getByRole("link", { name: "1900 1042" })).toHaveAttribute("href", "tel:19001042");
    await expect(
      canvas.getByText(
        including(textOf("shell:footer.registration", { number: "0300000000", date: "05/01/2026" })),
      ),
    ).toBeVisible();
    await expect(
      canvas.getByRole("navigation", named("shell:malls.title")).querySelectorAll("a"),
    ).toHaveLength(6);
  },
};

/** In English, day and month could be confused, so the footer states the date format. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" }, locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Dates are written day/month/year, in Vietnam time.")).toBeVisible();
  },
};
