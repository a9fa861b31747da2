import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { guide } from "./QuestionSearch.guide.ts";
import { QuestionSearch } from "./QuestionSearch.tsx";

const meta = {
  component: QuestionSearch,
  parameters: { guide },
  args: { keyword: "phi giao", onType: fn(), onSearch: fn(), action: "#/support" },
} satisfies Meta<typeof QuestionSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each letter is told; Enter puts the keyword into the address. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("searchbox", { name: "Tìm câu hỏi" });
    await userEvent.type(field, "x{Enter}");
    await expect(args.onType).toHaveBeenCalledWith("phi giaox");
    await expect(args.onSearch).toHaveBeenCalledWith("phi giao");
  },
};

/** As it is looked at. */
export const Matrix: Story = { tags: ["visual"], parameters: { chromatic: { disableSnapshot: false } } };
