import { ALL_PRODUCTS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { allTargets, categories, topSearches } from "../../fixtures/catalog/discover.ts";
import { emptyListing, listArgs, loaded, shortListing } from "../../fixtures/catalog/listing.ts";
import { including, named, served, textOf } from "../../fixtures/texts.ts";
import { SearchScreen } from "./SearchScreen.tsx";

const meta = {
  component: SearchScreen,
  args: {
    ...listArgs,
    filters: { ...ALL_PRODUCTS, keyword: "ao so mi" },
    hrefs: catalogHrefs,
    topSearches,
    categories,
  },
} satisfies Meta<typeof SearchScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a keyword, the best match comes first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", {
        level: 1,
        name: textOf("catalog:search.results", { keyword: "ao so mi" }),
      }),
    ).toBeVisible();
    await expect(canvas.getByRole("combobox", named("catalog:sort.label"))).toHaveValue("relevance");
    await expect(canvas.queryByText(/Đang hiện kết quả/)).toBeNull();
  },
};

/** A misspelled keyword: a link to the suggestion. */
export const Corrected: Story = {
  tags: ["visual"],
  args: {
    filters: { ...ALL_PRODUCTS, keyword: "ao sơ mu" },
    list: loaded({ ...shortListing, suggestion: "áo sơ mi" }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "áo sơ mi" })).toHaveAttribute(
      "href",
      catalogHrefs.search("áo sơ mi"),
    );
  },
};

/** The keyword names a category, a shop and a mall, which are shown first. */
export const NamesMore: Story = {
  args: { targets: allTargets },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", named("catalog:search.targets"));
    await expect(list.children).toHaveLength(3);
  },
};

/** No results: what to try, and popular searches. */
export const Empty: Story = {
  args: {
    filters: { ...ALL_PRODUCTS, keyword: "xyzzy" },
    list: loaded(emptyListing),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", named("catalog:search.empty.title", { keyword: "xyzzy" })),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: served("áo dài") })).toBeVisible();
    await expect(canvas.queryByText(including(textOf("catalog:search.empty.nearest")))).toBeNull();
    await expect(canvas.getByRole("navigation", named("catalog:home.categories"))).toBeVisible();
  },
};

/** Not sold here: the page says so and links to the nearest category. */
export const NotSold: Story = {
  args: {
    filters: { ...ALL_PRODUCTS, keyword: "tủ lạnh" },
    list: loaded({ ...emptyListing, nearest: allTargets.categories.slice(0, 1) }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", named("catalog:search.empty.title", { keyword: "tủ lạnh" })),
    ).toBeVisible();
    await expect(canvas.getByText(including(textOf("catalog:search.empty.nearest")))).toBeVisible();
    const nearest = canvas.getByRole("list", named("catalog:search.targets"));
    await expect(nearest.children).toHaveLength(1);
  },
};

/** No keyword yet. */
export const NoKeyword: Story = { args: { filters: ALL_PRODUCTS } };

/** Skeletons; the keyword is already shown. */
export const Loading: Story = { args: { list: { state: "loading" } } };

/** Loading failed; a button retries. */
export const Failed: Story = { args: { list: { state: "failed", onRetry: fn() } } };

/** A keyword of 192 letters. */
export const LongText: Story = {
  args: { filters: { ...ALL_PRODUCTS, keyword: "nồichiênkhôngdầu".repeat(12) } },
  globals: { viewport: { value: "small" } },
};
