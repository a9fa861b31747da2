import { ALL_BLOGS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { blogCards, blogTags, blogTopics, longCard } from "../../fixtures/blog/articles.ts";
import { named, served, textOf } from "../../fixtures/texts.ts";
import { BlogListScreen } from "./BlogListScreen.tsx";

const ready = { state: "ready" as const, items: blogCards, total: 24, last_page: 2 };

const meta = {
  component: BlogListScreen,
  args: {
    list: ready,
    filters: ALL_BLOGS,
    highlights: blogCards,
    topics: blogTopics,
    tags: blogTags,
    hrefOf: (filters) =>
      `#${JSON.stringify(filters, (name, value: unknown) => (value === ALL_BLOGS[name as keyof typeof ALL_BLOGS] ? undefined : value))}`,
    onNavigate: fn(),
    blogHref: (id) => `#/blog/${id}`,
    feedHref: "#/blogs/rss.xml",
  },
} satisfies Meta<typeof BlogListScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Highlights first, then all articles. */
export const Default: Story = { tags: ["visual"] };

/** Filtered by a second-level topic and a tag. Each can be removed, or all at once. */
export const Narrowed: Story = {
  args: {
    filters: { ...ALL_BLOGS, blog_topic_id: 11, tag_ids: [2], keyword: "lanh" },
    highlights: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: served("Sống đẹp") })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(canvas.getByRole("link", { name: served("Chăm sóc đồ dùng") })).toHaveAttribute(
      "aria-current",
      "true",
    );
    const tag = canvas.getByRole("link", { name: served("giặt và phơi") });
    await expect(tag).toHaveAttribute("aria-current", "true");
    await expect(tag.getAttribute("href")).toContain('"tag_ids":[]');
    await expect(canvas.getByRole("link", { name: served("bền lâu") }).getAttribute("href")).toContain(
      '"tag_ids":[2,4]',
    );
    await expect(canvas.getByRole("link", named("blog:clear"))).toBeVisible();
    await expect(canvas.getByRole("option", named("blog:sort.relevance"))).toBeInTheDocument();
  },
};

/** News only, on a desktop, in English. */
export const Desktop: Story = {
  args: { filters: { ...ALL_BLOGS, type: "news" }, highlights: [] },
  globals: { viewport: { value: "desktop" }, locale: "en" },
};

/** Skeletons. */
export const Loading: Story = { args: { list: { state: "loading" }, highlights: [] } };

/** No article matches: a link to all articles. */
export const NothingFound: Story = {
  args: {
    list: { ...ready, items: [], total: 0, last_page: 1 },
    filters: { ...ALL_BLOGS, keyword: "xyz" },
    highlights: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("blog:see_all"))).toBeVisible();
  },
};

/** There are no articles at all. */
export const Empty: Story = {
  args: {
    list: { ...ready, items: [], total: 0, last_page: 1 },
    highlights: [],
    topics: [],
    tags: [],
  },
};

/** Loading failed. */
export const Failed: Story = { args: { list: { state: "failed", onRetry: fn() }, highlights: [] } };

/** The longest texts, at 320 px. */
export const LongText: Story = {
  args: { list: { ...ready, items: [longCard] }, highlights: [longCard] },
  globals: { viewport: { value: "small" } },
};

/** Highlights first, then all articles; searches and sorts. */
export const SearchesAndOrders: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(textOf("blog:count", { count: 24, amount: "24" }))).toBeVisible();
    await userEvent.type(canvas.getByRole("searchbox", named("blog:search.label")), " lanh {enter}");
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringContaining('"keyword":"lanh"'));
    await userEvent.selectOptions(
      canvas.getByRole("combobox", named("blog:sort.label")),
      textOf("blog:sort.views"),
    );
    await expect(args.onNavigate).toHaveBeenLastCalledWith(expect.stringContaining('"sort_by":"views"'));
    await expect(canvas.queryByRole("option", named("blog:sort.relevance"))).not.toBeInTheDocument();
  },
};
