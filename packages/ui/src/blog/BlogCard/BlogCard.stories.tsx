import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { linenCard, longCard, openingCard } from "../../fixtures/blog/articles.ts";
import { numbers, served, textOf } from "../../fixtures/texts.ts";
import { BlogCard } from "./BlogCard.tsx";

const meta = {
  component: BlogCard,
  args: { article: linenCard, href: "#/blog/1" },
} satisfies Meta<typeof BlogCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole card is a link. Counts are abbreviated on screen and read out with their meaning. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: served(linenCard.title) })).toHaveAttribute(
      "href",
      "#/blog/1",
    );
    await expect(
      canvas.getByText(textOf("blog:card.views", { amount: numbers().compact({ value: 12.8, unit: "k" }) })),
    ).toBeInTheDocument();
    await expect(canvas.getByText(textOf("blog:card.minutes", { count: 3 }))).toBeVisible();
  },
};

/** A news item is labeled as such; a view count of zero is not shown. */
export const News: Story = {
  args: { article: openingCard },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("blog:types.news"))).toBeVisible();
    await expect(canvas.queryByText(/lượt/)).not.toBeInTheDocument();
  },
};

/** The lead article of a list on a desktop: the text is beside the picture. */
export const Lead: Story = { args: { lead: true }, globals: { viewport: { value: "desktop" } } };

/** Without a picture, in English. */
export const NoPicture: Story = {
  args: { article: { ...linenCard, image_url: "" } },
  globals: { locale: "en" },
};

/** The longest texts and counts, at 320 px. */
export const LongText: Story = {
  args: { article: longCard },
  globals: { viewport: { value: "small" } },
};

/** An article, news, a long one and one without a picture, on one sheet. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {[linenCard, openingCard, longCard, { ...linenCard, image_url: "" }].map((article, index) => (
        <BlogCard key={index} {...args} article={article} />
      ))}
    </div>
  ),
};
