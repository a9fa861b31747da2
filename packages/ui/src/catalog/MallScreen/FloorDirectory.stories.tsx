import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { longTenant, newTenant, silkTenant, tenants } from "../../fixtures/catalog/malls.ts";
import { served, textOf } from "../../fixtures/texts.ts";
import { FloorDirectory } from "./FloorDirectory.tsx";

const meta = {
  component: FloorDirectory,
  args: { shops: tenants, shopHref: catalogHrefs.shop },
} satisfies Meta<typeof FloorDirectory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lowest floor first, each with its shops. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const floors = canvas.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    await expect(floors).toEqual(
      ["Tầng 1, gian 3", "Tầng 2, gian 14"].map((place) => served(place).split(",")[0]),
    );
  },
};

/** A shop without a floor comes last. */
export const WithoutAPlace: Story = {
  args: { shops: [{ ...silkTenant, floor: "" }, newTenant] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })[1]).toHaveTextContent(
      textOf("catalog:mall.no_floor"),
    );
    await expect(canvas.getByText(silkTenant.mall_name)).toBeVisible();
  },
};

/** The longest names at 320 px. */
export const LongText: Story = {
  args: { shops: [longTenant, ...tenants] },
  globals: { viewport: { value: "small" } },
};
