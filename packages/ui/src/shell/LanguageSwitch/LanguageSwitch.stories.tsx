import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { named, textOf } from "../../fixtures/texts.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const meta = {
  component: LanguageSwitch,
  args: { locale: "vi", hrefOf: (locale) => `#${locale}/product/42`, onChoose: fn() },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Marks the current language; the other one links to the same page. */
export const Default: Story = { tags: ["visual"] };

/** Short codes, for tight spaces. */
export const Codes: Story = { args: { look: "codes" } };

/** Marks the current language. Choosing the other calls `onChoose` and links to the same page. */
export const TellsTheChoice: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(textOf("shell:language.vi"))).toHaveAttribute("aria-current", "true");
    const english = canvas.getByRole("link", named("shell:language.en"));
    await expect(english).toHaveAttribute("href", "#en/product/42");
    await expect(english).toHaveAttribute("lang", "en");
    await userEvent.click(english);
    await expect(args.onChoose).toHaveBeenCalledWith("en");
  },
};
