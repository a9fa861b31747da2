import { ALL_PRODUCTS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { listHref } from "../../fixtures/catalog/catalog-hrefs.ts";
import { facets, longFacets } from "../../fixtures/catalog/listing.ts";
import { named, textOf, wordsOf } from "../../fixtures/texts.ts";
import { FacetsSheet } from "./FacetsSheet.tsx";

const meta = {
  component: FacetsSheet,
  parameters: { docs: { story: { inline: false, height: "720px" } } },
  args: {
    facets,
    facetsId: "facets",
    total: 840,
    filters: ALL_PRODUCTS,
    hrefOf: listHref,
    onNavigate: fn(),
  },
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof FacetsSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Open, for visual regression. */
export const Matrix: Story = {
  args: { defaultOpen: true, filters: { ...ALL_PRODUCTS, category_id: [1], maker_id: [12, 13] }, total: 88 },
  tags: ["visual"],
};

/** Clearing is offered even with nothing to clear: removed by its own press, it would lose the focus. Closing gives it back. */
export const LeadsBackToItsOpener: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("link", named("catalog:facet.open"));
    await expect(opener).toHaveAttribute("href", "#facets");
    await userEvent.click(opener);
    const sheet = within(canvas.getByRole("dialog", named("catalog:facet.title")));
    await expect(sheet.getByRole("link", named("catalog:facet.clear"))).toBeVisible();
    await userEvent.click(sheet.getByRole("button", { name: wordsOf().close }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

/** Three filters are active: the button shows their number, and one press clears them. */
export const SomeChosen: Story = {
  args: { filters: { ...ALL_PRODUCTS, category_id: [1], maker_id: [12, 13] }, total: 88 },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", named("catalog:facet.open_count", { count: 3 })));
    const sheet = within(canvas.getByRole("dialog", named("catalog:facet.title")));
    await expect(sheet.getByRole("link", named("catalog:facet.clear"))).toHaveAttribute("href", "/products");
    await expect(
      sheet.getByRole("button", named("catalog:facet.show", { count: 88, amount: "88" })),
    ).toBeVisible();
    await expect(sheet.getByRole("status")).toHaveTextContent(
      textOf("catalog:list.count", { count: 88, amount: "88" }),
    );
  },
};

/** The longest names at 320 px. */
export const LongText: Story = {
  args: { facets: longFacets, total: 1_001 },
  globals: { viewport: { value: "small" } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", named("catalog:facet.open")));
    const sheet = canvas.getByRole("dialog", named("catalog:facet.title"));
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
};
