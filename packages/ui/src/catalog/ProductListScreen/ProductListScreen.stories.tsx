import { ALL_PRODUCTS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { fashionCategories } from "../../fixtures/catalog/discover.ts";
import { emptyListing, listArgs, listing, longFacets } from "../../fixtures/catalog/listing.ts";
import { longProduct } from "../../fixtures/catalog/products.ts";
import { including, named, numbers, textOf } from "../../fixtures/texts.ts";
import { ProductListScreen } from "./ProductListScreen.tsx";

const onLoadMore = fn();

const meta = {
  component: ProductListScreen,
  args: {
    ...listArgs,
    list: { state: "ready", listing, onLoadMore },
    hrefs: catalogHrefs,
  },
} satisfies Meta<typeof ProductListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone, the filters are behind a button. */
export const Default: Story = { globals: { viewport: { value: "phone" } } };

/** On a desktop, the filters are beside the products. */
export const Desktop: Story = {
  args: {
    title: "Thời trang nữ",
    crumbs: [{ label: "Thời trang", href: "#category-20" }],
    subcategories: fashionCategories,
    filters: {
      ...ALL_PRODUCTS,
      category_id: [1],
      maker_id: [12, 13],
      price_min: 200_000,
      price_max: 999_999,
      delivery: ["express"],
      shipping_discount: true,
    },
  },
  globals: { viewport: { value: "desktop" } },
};

/** Skeletons. */
export const Loading: Story = { args: { list: { state: "loading" } } };

/** No products in this category. */
export const Empty: Story = { args: { list: { state: "ready", listing: emptyListing, onLoadMore } } };

/** The longest names at 320 px. */
export const LongText: Story = {
  args: {
    title: "Thiết bị nhà bếp và đồ gia dụng cao cấp nhập khẩu dành cho gia đình nhiều thế hệ",
    list: {
      state: "ready",
      listing: {
        ...listing,
        facets: longFacets,
        items: [1, 2, 3, 4].map((id) => ({ ...longProduct, id })),
      },
      onLoadMore,
    },
    filters: { ...ALL_PRODUCTS, category_id: [1] },
  },
  globals: { viewport: { value: "small" } },
};

/** The whole page. */
export const Matrix: Story = {
  args: Desktop.args,
  tags: ["visual", "!dev", "!autodocs"],
};

/** Loading failed; a button retries. */
export const Failed: Story = { args: { list: { state: "failed", onRetry: fn() } } };

/** On a phone, the filters are in a sheet that shows how many products are left. */
export const FiltersAndBringsMore: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(textOf("catalog:list.count", { count: 840, amount: numbers().integer(840) })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("link", named("catalog:facet.open")));
    const sheet = within(canvas.getByRole("dialog", named("catalog:facet.title")));
    await expect(sheet.getByRole("link", { name: including("Thời trang nữ") })).toHaveAttribute(
      "href",
      "/products?category_id=1",
    );
    await userEvent.click(
      sheet.getByRole("button", named("catalog:facet.show", { count: 840, amount: numbers().integer(840) })),
    );
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await userEvent.click(canvas.getByRole("button", named("catalog:list.more")));
    await expect(onLoadMore).toHaveBeenCalledOnce();
  },
};
