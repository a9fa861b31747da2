import { ALL_PRODUCTS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { listHref } from "../../fixtures/catalog/catalog-hrefs.ts";
import { facets } from "../../fixtures/catalog/listing.ts";
import { including, named, numbers, textOf } from "../../fixtures/texts.ts";
import { ListToolbar } from "./ListToolbar.tsx";

const meta = {
  component: ListToolbar,
  args: {
    facets,
    facetsId: "facets",
    total: 840,
    filters: { ...ALL_PRODUCTS, maker_id: [12, 13] },
    hrefOf: listHref,
    onNavigate: fn(),
  },
} satisfies Meta<typeof ListToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the filters are behind a button that shows how many are active. */
export const Default: Story = { globals: { viewport: { value: "phone" } } };

/** The chosen mall's products come first, which can be switched off. */
export const MallFirst: Story = {
  args: { mallFirst: { name: "Sen Thảo Điền", on: true, onChange: fn() } },
  globals: { viewport: { value: "phone" } },
};

/** Far down a list on a phone, filters and sort order stay visible below the header. */
export const StaysInReach: Story = {
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <ListToolbar {...args} />
      <div style={{ height: 3_000 }} />
    </div>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 1_500);
    const { top } = canvas
      .getByRole("link", named("catalog:facet.open_count", { count: 2 }))
      .getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(60);
    await expect(top).toBeLessThan(80);
    await expect(
      canvas.getByText(including(numbers().integer(840))).getBoundingClientRect().bottom,
    ).toBeLessThan(0);
    window.scrollTo(0, 0);
  },
};

/** Every state. */
export const Matrix: Story = { tags: ["visual", "!dev", "!autodocs"] };

/** With a keyword, best match is selected. */
export const BestMatch: Story = {
  tags: ["!dev", "!autodocs"],
  args: { filters: { ...ALL_PRODUCTS, keyword: "áo" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox", named("catalog:sort.label"))).toHaveValue("relevance");
  },
};

/** Choosing an order goes to its first page. Without a keyword, best match is not offered. */
export const GoesToTheFirstPage: Story = {
  tags: ["!dev", "!autodocs"],
  args: { filters: { ...ALL_PRODUCTS, category_id: [3], page: 4 } },
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

/** Switches it off. */
export const SwitchesMallFirstOff: Story = {
  ...MallFirst,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("checkbox", named("catalog:list.mall_first", { mall: "Sen Thảo Điền" }));
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(args.mallFirst?.onChange).toHaveBeenCalledWith(false);
  },
};
