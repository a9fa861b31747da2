import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { topSearches } from "../../fixtures/catalog/discover.ts";
import { named, served } from "../../fixtures/texts.ts";
import { TopSearches } from "./TopSearches.tsx";

const meta = {
  component: TopSearches,
  args: { searches: topSearches, searchHref: catalogHrefs.search },
} satisfies Meta<typeof TopSearches>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each links to its results. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", named("catalog:search.top"))).toBeVisible();
    await expect(canvas.getByRole("link", { name: served("áo dài") })).toHaveAttribute(
      "href",
      catalogHrefs.search(served("áo dài")),
    );
  },
};

/** A keyword wider than the screen, at 320 px. */
export const LongText: Story = {
  args: { searches: [{ keyword: "nồi chiên không dầu ".repeat(8).trim(), count: 3 }, ...topSearches] },
  globals: { viewport: { value: "small" } },
};
