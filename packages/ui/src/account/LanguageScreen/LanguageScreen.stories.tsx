import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { named } from "../../fixtures/texts.ts";
import { LanguageScreen } from "./LanguageScreen.tsx";

const meta = {
  component: LanguageScreen,
  args: { onChoose: fn() },
} satisfies Meta<typeof LanguageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current language is selected. */
export const Default: Story = { tags: ["visual"] };

/** The current language is selected; another is reported only on confirmation. */
export const ToldOnceConfirmed: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { locale: "vi" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radio", named("shell:language.vi"))).toBeChecked();
    const save = canvas.getByRole("button", named("account:language.save"));
    await expect(save).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", named("shell:language.en")));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(save);
    await expect(args.onChoose).toHaveBeenCalledWith("en");
  },
};
