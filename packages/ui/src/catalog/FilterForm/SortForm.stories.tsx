import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SortForm, type SortFormProps } from "./SortForm.tsx";
import { served } from "../../fixtures/texts.ts";

type Sort = "newest" | "oldest";
const names: Record<Sort, string> = { newest: "Mới nhất", oldest: "Cũ nhất" };

const meta = {
  component: SortForm,
  args: {
    filters: { topic: 3, keyword: "", sort_by: "relevance" },
    hrefOf: ({ topic, sort_by }) =>
      `#/blogs?topic_id=${topic}${sort_by === "oldest" ? "&sort_by=oldest" : ""}`,
    sorts: ["newest", "oldest"],
    otherwise: "newest",
    labelOf: (sort) => served(names[sort]),
    labels: { choice: "Sắp xếp", apply: "Áp dụng" },
    withSort: (sort_by) => ({ topic: 3, keyword: "", sort_by }),
    onNavigate: fn(),
  },
} satisfies Meta<SortFormProps<{ topic: number; keyword: string; sort_by: string }, Sort>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current order is selected. */
export const Default: Story = { tags: ["visual"], parameters: { chromatic: { disableSnapshot: false } } };

/** The current order is selected; choosing another navigates at once and keeps every other filter. */
export const GoesToAnotherOrder: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const select = canvas.getByRole("combobox", { name: "Sắp xếp" });
    await expect(select).toHaveValue("newest");
    await userEvent.selectOptions(select, "Cũ nhất");
    await expect(args.onNavigate).toHaveBeenCalledWith("#/blogs?topic_id=3&sort_by=oldest");
    await expect(canvasElement.querySelector("input[type=hidden]")).toHaveAttribute("name", "topic_id");
  },
};
