import { ALL_PRODUCTS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { listHref } from "../../fixtures/catalog/catalog-hrefs.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { SortSelect } from "./SortSelect.tsx";

const meta = {
  component: SortSelect,
  args: { filters: { ...ALL_PRODUCTS, category_id: [3], page: 4 }, hrefOf: listHref, onNavigate: fn() },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Without a keyword, best match is not offered. */
export const Default: Story = { tags: ["visual"] };

/** With a keyword, best match is selected. */
export const Search: Story = {
  args: { filters: { ...ALL_PRODUCTS, keyword: "áo" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", named("catalog:sort.label"))).toHaveValue("relevance");
  },
};

/** Choosing an order goes to its first page. Without a keyword, best match is not offered. */
export const GoesToTheFirstPage: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole("combobox", named("catalog:sort.label"));
    await expect(select).toHaveValue("popular");
    await expect(canvas.queryByRole("option", named("catalog:sort.relevance"))).toBeNull();
    await userEvent.selectOptions(select, textOf("catalog:sort.price_asc"));
    await expect(args.onNavigate).toHaveBeenCalledWith(
      listHref({ ...ALL_PRODUCTS, category_id: [3], sort_by: "price_asc" }),
    );
  },
};
