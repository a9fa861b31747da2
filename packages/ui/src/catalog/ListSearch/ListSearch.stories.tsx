import { ALL_PRODUCTS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { listHref } from "../../fixtures/catalog/catalog-hrefs.ts";
import { listArgs, loaded, shortListing } from "../../fixtures/catalog/listing.ts";
import { useLinkedFilters } from "../../fixtures/catalog/use-linked-filters.ts";
import { named } from "../../fixtures/texts.ts";
import { ListSearch } from "./ListSearch.tsx";

const meta = {
  component: ListSearch,
  args: {
    ...listArgs,
    label: "Tìm trong shop Lụa Việt",
  },
} satisfies Meta<typeof ListSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No keyword. */
export const Default: Story = { args: { filters: { ...ALL_PRODUCTS, category_id: [1], page: 3 } } };

/** The keyword is shown in the field, and a link leads back to the whole list. */
export const Searched: Story = {
  args: { filters: { ...ALL_PRODUCTS, keyword: "áo lụa" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("searchbox")).toHaveValue("áo lụa");
    await expect(canvas.getByRole("link", named("catalog:search.clear"))).toHaveAttribute(
      "href",
      "/products",
    );
  },
};

/** A misspelled keyword: a link searches the same list for the suggestion. */
export const Corrected: Story = {
  args: {
    filters: { ...ALL_PRODUCTS, tenant_id: [17], keyword: "ao lụq" },
    list: loaded({ ...shortListing, suggestion: "áo lụa" }),
  },
  play: async ({ canvas }) => {
    const meant = listHref({ ...ALL_PRODUCTS, tenant_id: [17], keyword: "áo lụa" });
    await expect(canvas.getByRole("link", { name: "áo lụa" })).toHaveAttribute("href", meant);
  },
};

/** The longest keyword at 320 px. */
export const LongText: Story = {
  args: {
    label: `Tìm trong shop ${"Gốm ".repeat(24)}`,
    filters: { ...ALL_PRODUCTS, keyword: "ươ".repeat(50) },
  },
  globals: { viewport: { value: "small" } },
};

/** Empty, searched, corrected, and with words left out. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <>
      <ListSearch {...args} />
      <ListSearch
        {...args}
        label="Tìm trong shop Gốm Và Trà"
        filters={{ ...ALL_PRODUCTS, keyword: "áo lụa" }}
      />
      <ListSearch
        {...args}
        label="Tìm tại Sen Thảo Điền"
        filters={{ ...ALL_PRODUCTS, keyword: "ao lụq đỏ" }}
        list={loaded({ ...shortListing, suggestion: "áo lụa", left_out: ["đỏ"] })}
      />
    </>
  ),
};

/** A search keeps the filters, goes back to the first page, and shows the URL's keyword in the field, which keeps the focus. */
export const KeepsFiltersAndFocus: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  render: function OnAPage(args) {
    const page = useLinkedFilters(args.filters);
    const onNavigate = (href: string) => {
      args.onNavigate?.(href);
      page.onNavigate(href);
    };
    return <ListSearch {...args} {...page} onNavigate={onNavigate} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "  áo   lụa {Enter}");
    const filters = { ...ALL_PRODUCTS, category_id: [1], keyword: "áo lụa" };
    await expect(args.onNavigate).toHaveBeenCalledWith(listHref(filters));
    await expect(await canvas.findByRole("link", named("catalog:search.clear"))).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("áo lụa");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
};
