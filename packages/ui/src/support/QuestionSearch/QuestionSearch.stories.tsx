import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { named } from "../../fixtures/texts.ts";
import { QuestionSearch } from "./QuestionSearch.tsx";

const meta = {
  component: QuestionSearch,
  args: { keyword: "phi giao", onType: fn(), onSearch: fn(), action: "#/support" },
} satisfies Meta<typeof QuestionSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a keyword. */
export const Default: Story = { tags: ["visual"] };

/** Reports each keystroke; Enter puts the keyword into the URL. */
export const TellsEachLetterAndSearchesOnEnter: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("searchbox", named("support:search.label"));
    await userEvent.type(field, "x{Enter}");
    await expect(args.onType).toHaveBeenCalledWith("phi giaox");
    await expect(args.onSearch).toHaveBeenCalledWith("phi giao");
  },
};
