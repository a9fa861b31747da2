import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { blogCards, longCard } from "../../fixtures/blog/articles.ts";
import { served } from "../../fixtures/texts.ts";
import { BlogCards } from "./BlogCards.tsx";

const meta = {
  component: BlogCards,
  args: { articles: blogCards, blogHref: (id) => `#/blog/${id}` },
} satisfies Meta<typeof BlogCards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stacked on a phone. Each card is a link, and pictures load lazily. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(blogCards.length);
    for (const { title, id } of blogCards) {
      await expect(canvas.getByRole("link", { name: served(title) })).toHaveAttribute("href", `#/blog/${id}`);
    }
    for (const picture of canvasElement.querySelectorAll("img")) {
      await expect(picture).toHaveAttribute("loading", "lazy");
    }
  },
};

/** The same on a desktop, in English. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" }, locale: "en" } };

/** The longest texts, at 320 px. */
export const LongText: Story = {
  args: { articles: [longCard, ...blogCards] },
  globals: { viewport: { value: "small" } },
};
