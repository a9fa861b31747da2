import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalogHrefs.ts";
import { categories } from "../../fixtures/discover.ts";
import { CategoryStrip } from "./CategoryStrip.tsx";

const meta = {
  component: CategoryStrip,
  args: { categories, categoryHref: catalogHrefs.category },
} satisfies Meta<typeof CategoryStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each leads to its list. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Nhà bếp" })).toHaveAttribute("href", "#category-5");
  },
};

/** Across a desktop. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** Names of many words, and no pictures. */
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

/** All of it. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};
