import { ALL_PRODUCTS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { catalogHrefs, listHref } from "../../fixtures/catalog/catalog-hrefs.ts";
import { emptyListing, listing, loaded, longFacets, shortListing } from "../../fixtures/catalog/listing.ts";
import { longProduct } from "../../fixtures/catalog/products.ts";
import { including, named, textOf, wordsOf } from "../../fixtures/texts.ts";
import { Listing } from "./Listing.tsx";

const meta = {
  component: Listing,
  args: {
    list: loaded(listing),
    filters: ALL_PRODUCTS,
    hrefOf: listHref,
    onNavigate: fn(),
    productHref: catalogHrefs.product,
    empty: <p>Chưa có sản phẩm nào ở đây</p>,
  },
} satisfies Meta<typeof Listing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Products, and how many of them are shown. */
export const Default: Story = {};

/** A page beyond the last: it says so and links back, instead of saying that nothing was found. */
export const BeyondTheLast: Story = {
  args: {
    filters: { ...ALL_PRODUCTS, page: 9999 },
    list: loaded({ ...listing, items: [], page: 9999 }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", named("catalog:list.beyond.title", { page: 9999 })),
    ).toBeVisible();
    await expect(canvas.getByRole("link", named("catalog:list.beyond.first"))).toHaveAttribute(
      "href",
      "/products",
    );
  },
};

/** Swapped prices and a too long keyword were corrected, and notes say so. */
export const Corrected: Story = {
  args: { corrections: ["price_swapped", "keyword_cut"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(including(textOf("catalog:list.corrected.price_swapped")))).toBeVisible();
    await expect(canvas.getByText(including(textOf("catalog:list.corrected.keyword_cut")))).toBeVisible();
  },
};

/** Notes say what was corrected, too, if nothing was found. */
export const CorrectedInVain: Story = {
  tags: ["!dev", "!autodocs"],
  args: { corrections: ["keyword_cut"], list: loaded(emptyListing) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(including(textOf("catalog:list.corrected.keyword_cut")))).toBeVisible();
  },
};

/** On a desktop the filters are beside the products. */
export const Desktop: Story = {
  args: { filters: { ...ALL_PRODUCTS, maker_id: [12] } },
  globals: { viewport: { value: "desktop" } },
};

/** Skeletons. */
export const Loading: Story = { args: { list: { state: "loading" } } };

/** No products although there are no filters: the page's own empty state. */
export const Empty: Story = {
  args: { list: loaded(emptyListing) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("catalog:list.empty.title"))).toBeVisible();
  },
};

/** The filters leave no products and can be cleared. */
export const NoneLeft: Story = {
  args: {
    list: loaded(emptyListing),
    filters: { ...ALL_PRODUCTS, price_max: 99_999, sort_by: "newest" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", named("catalog:list.none_left.title"))).toBeVisible();
    await expect(canvas.getAllByRole("link", named("catalog:facet.clear")).at(-1)).toHaveAttribute(
      "href",
      "/products?sort_by=newest",
    );
  },
};

/** Products for new filters are loading; the current ones stay until then. */
export const Updating: Story = {
  args: { list: loaded(listing, { updating: true }) },
  // Dimmed on purpose while loading, like a disabled control.
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
};

/** The longest names at 320 px. */
export const LongText: Story = {
  args: {
    list: loaded({ ...listing, facets: longFacets, items: [longProduct, ...shortListing.items] }),
  },
  globals: { viewport: { value: "small" } },
};

/** Active filters and a few products. */
export const Matrix: Story = {
  args: {
    list: loaded(shortListing),
    filters: { ...ALL_PRODUCTS, maker_id: [12, 13], price_min: 100_000 },
  },
  tags: ["visual"],
};

/** Loading failed; a button retries. */
export const Failed: Story = { args: { list: { state: "failed", onRetry: fn() } } };

/** Loading failed; the filters can still be removed. */
export const FailedWithFilters: Story = {
  args: { ...Failed.args, filters: { ...ALL_PRODUCTS, maker_id: [12], price_max: 200_000 } },
  play: async ({ canvas }) => {
    const maker = textOf("catalog:facet.remove", { name: textOf("catalog:facet.chosen.maker") });
    await expect(canvas.getByRole("link", { name: maker })).toHaveAttribute(
      "href",
      listHref({ ...ALL_PRODUCTS, price_max: 200_000 }),
    );
    await expect(canvas.getByRole("button", { name: wordsOf().retry })).toBeVisible();
  },
};
