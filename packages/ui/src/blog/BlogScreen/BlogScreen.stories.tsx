import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { linenArticle, longCard } from "../../fixtures/blog/articles.ts";
import { including, named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { BlogScreen } from "./BlogScreen.tsx";

const reaction = { view_count: 12_801, like_count: 964, is_liked: false };

const meta = {
  component: BlogScreen,
  args: {
    request: { state: "ready", blog: linenArticle, reaction },
    hrefs: {
      home: "#/",
      blogs: "#/blogs",
      type: (type) => `#/blogstype?type=${type}`,
      topic: (id) => `#/blogs?blog_topic_id=${id}`,
      tag: (id) => `#/blogs?tag_ids=${id}`,
      blog: (id) => `#/blog/${id}`,
      product: (id) => `#/product/${id}`,
    },
    onLike: fn(() => Promise.resolve(true)),
    onShare: fn(() => Promise.resolve("copied" as const)),
    onNavigate: fn(),
  },
} satisfies Meta<typeof BlogScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The table of contents links to the sections. */
export const Default: Story = { tags: ["visual"] };

/** On a desktop, in English: the table of contents is beside the article. Liked on this device. */
export const Desktop: Story = {
  args: {
    request: { state: "ready", blog: linenArticle, reaction: { ...reaction, is_liked: true } },
  },
  globals: { viewport: { value: "desktop" }, locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /Like/ })).toHaveAttribute("aria-pressed", "true");
  },
};

/** Not read yet, without tags, products and related articles. Changed after midnight in Vietnam, so the next day. */
export const Bare: Story = {
  args: {
    request: {
      state: "ready",
      blog: {
        ...linenArticle,
        ...{ headings: [], tags: [], products: [], related: [] },
        published_at: "2026-10-01T16:30:00.000Z",
        updated_at: "2026-10-01T17:30:00.000Z",
      },
      reaction: { view_count: 0, like_count: 0, is_liked: false },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(including(textOf("blog:article.updated")))).toBeVisible();
  },
};

export const Loading: Story = { args: { request: { state: "loading" } } };

export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** The longest texts, at 320 px. */
export const LongText: Story = {
  args: {
    request: {
      state: "ready",
      blog: {
        ...linenArticle,
        ...longCard,
        html: `<p>${"x".repeat(400)}</p><table><tbody><tr><td>${"y".repeat(90)}</td><td>z</td></tr></tbody></table>`,
        headings: [
          { id: "a", text: "w".repeat(200) },
          { id: "b", text: "Phần hai" },
        ],
      },
      reaction,
    },
  },
  globals: { viewport: { value: "small" } },
};

/** The table of contents links to the sections and links stay within the site; likes and shares the article. */
export const LeadsLikesAndShares: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const contents = canvas.getByRole("navigation", named("blog:article.contents"));
    await expect(contents.querySelectorAll("a")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("link", { name: "chính sách trả hàng" }));
    await expect(args.onNavigate).toHaveBeenCalledWith("/policy/returns");
    await userEvent.click(canvas.getByRole("button", nameIncluding("blog:article.like")));
    await expect(args.onLike).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole("button", named("catalog:share.action")));
    await expect(await canvas.findByText(textOf("catalog:share.copied"))).toBeVisible();
  },
};
