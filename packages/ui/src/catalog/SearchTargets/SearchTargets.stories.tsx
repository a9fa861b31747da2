import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { allTargets, longTargets } from "../../fixtures/catalog/discover.ts";
import { served, textOf } from "../../fixtures/texts.ts";
import { SearchTargets } from "./SearchTargets.tsx";

const meta = {
  component: SearchTargets,
  args: { targets: allTargets, hrefs: catalogHrefs },
} satisfies Meta<typeof SearchTargets>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A category, a shop and a mall, each with its kind and a link to its page. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const [category, shop, mall] = canvas.getAllByRole("listitem");
    await expect(category).toHaveTextContent(
      `${textOf("catalog:search.target.category")} · ${served("Nhà cửa")}`,
    );
    await expect(shop).toHaveTextContent(`${textOf("catalog:search.target.shop")} · `);
    await expect(mall).toHaveTextContent(
      `${textOf("catalog:search.target.mall")} · ${textOf("catalog:mall.shops", { count: 10 })}`,
    );
    const [first] = canvas.getAllByRole("link");
    await expect(first).toHaveAttribute("href", catalogHrefs.category(3));
  },
};

/** The longest names on the narrowest phone. */
export const LongText: Story = {
  args: { targets: longTargets },
  globals: { viewport: { value: "small" } },
};
