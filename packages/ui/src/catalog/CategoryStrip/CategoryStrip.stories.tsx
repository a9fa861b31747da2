import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { categories } from "../../fixtures/catalog/discover.ts";
import { served } from "../../fixtures/texts.ts";
import { CategoryStrip } from "./CategoryStrip.tsx";

const meta = {
  component: CategoryStrip,
  args: { categories, categoryHref: catalogHrefs.category },
} satisfies Meta<typeof CategoryStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each category links to its products. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: served("Nhà bếp") })).toHaveAttribute(
      "href",
      "#category-5",
    );
  },
};

/** On a desktop. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** The words of an element that are broken across lines. */
function brokenWords(element: Element): string[] {
  const text = element.firstChild;
  return [...element.textContent.matchAll(/\S+/g)]
    .filter(({ 0: word, index }) => {
      const range = new Range();
      if (text) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
      }
      return range.getClientRects().length > 1;
    })
    .map(([word]) => word);
}

const english = ["Accessories & jewellery", "Books, stationery & music"];

/** English names are shown in full, even on a phone: no word is broken or cut off. */
export const English: Story = {
  globals: { locale: "en", viewport: { value: "small" } },
  args: {
    categories: categories.map((category, index) => ({
      ...category,
      name: english[index % english.length] ?? category.name,
    })),
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link")) {
      const label = link.lastElementChild;
      await expect(label?.scrollHeight).toBe(label?.clientHeight);
      await expect(label && brokenWords(label)).toEqual([]);
    }
  },
};

/** Long names without pictures. */
export const LongText: Story = {
  args: {
    categories: categories.map((category) => ({
      ...category,
      name: `${category.name} và phụ kiện đi kèm`,
      image_url: "",
    })),
  },
  globals: { viewport: { value: "small" } },
};
