import { ALL_PRODUCTS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { listHref } from "../../fixtures/catalog/catalog-hrefs.ts";
import { listing, shortListing } from "../../fixtures/catalog/listing.ts";
import { named } from "../../fixtures/texts.ts";
import { ListSearch } from "./ListSearch.tsx";

const onLoadMore = fn();

const meta = {
  component: ListSearch,
  args: {
    label: "Tìm trong shop Lụa Việt",
    list: { state: "ready", listing, onLoadMore },
    filters: ALL_PRODUCTS,
    hrefOf: listHref,
    onNavigate: fn(),
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
    list: { state: "ready", listing: { ...shortListing, suggestion: "áo lụa" }, onLoadMore },
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
        list={{
          state: "ready",
          listing: { ...shortListing, suggestion: "áo lụa", left_out: ["đỏ"] },
          onLoadMore,
        }}
      />
    </>
  ),
};

/** Searching keeps the list's filters and goes back to its first page. */
export const KeepsTheFilters: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("searchbox", {
      name: "Tìm trong shop Lụa Việt",
    });
    await userEvent.type(box, "  áo   lụa {Enter}");
    const filters = { ...ALL_PRODUCTS, category_id: [1], keyword: "áo lụa" };
    await expect(args.onNavigate).toHaveBeenCalledWith(listHref(filters));
  },
};

/** After a search the field keeps the focus, and shows the keyword of the URL. */
export const KeepsTheFocus: Story = {
  tags: ["!dev", "!autodocs"],
  render: function Searching(args) {
    const [filters, setFilters] = useState(args.filters);
    const onNavigate = (href: string) =>
      setFilters({ ...filters, keyword: new URLSearchParams(href.split("?")[1]).get("keyword") ?? "" });
    return <ListSearch {...args} {...{ filters, onNavigate }} />;
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("searchbox");
    await userEvent.type(box, "  áo   lụa {Enter}");
    await expect(canvas.getByRole("link", named("catalog:search.clear"))).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("áo lụa");
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
};
