import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { SortForm, type SortFormProps } from "./SortForm.tsx";
import { served } from "../../fixtures/texts.ts";

type Sort = "newest" | "oldest";
interface Filters {
  topic: number;
  keyword: string;
  sort_by: string;
}
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
} satisfies Meta<SortFormProps<Filters, Sort>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current order is selected. */
export const Default: Story = { tags: ["visual"] };

function OnAPage({ onNavigate }: Pick<SortFormProps<Filters, Sort>, "onNavigate">) {
  const { args } = meta;
  const [sort_by, setSort] = useState("relevance");
  const navigate = (href: string) => {
    setSort(href.includes("oldest") ? "oldest" : "relevance");
    onNavigate?.(href);
  };
  return (
    <>
      <SortForm {...args} filters={{ ...args.filters, sort_by }} onNavigate={navigate} />
      <button type="button" onClick={() => setSort("relevance")}>
        Trở lại
      </button>
    </>
  );
}

/** Choosing another order navigates at once, keeps every other filter and the focus. Back selects the first order again. */
export const GoesToAnotherOrder: Story = {
  tags: ["!dev", "!autodocs"],
  render: ({ onNavigate }) => <OnAPage onNavigate={onNavigate} />,
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const select = canvas.getByRole("combobox", { name: "Sắp xếp" });
    await expect(select).toHaveValue("newest");
    select.focus();
    await userEvent.selectOptions(select, "Cũ nhất");
    await expect(args.onNavigate).toHaveBeenCalledWith("#/blogs?topic_id=3&sort_by=oldest");
    await expect(canvasElement.querySelector("input[type=hidden]")).toHaveAttribute("name", "topic_id");
    await expect(select).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Trở lại" }));
    await expect(select).toHaveValue("newest");
  },
};
