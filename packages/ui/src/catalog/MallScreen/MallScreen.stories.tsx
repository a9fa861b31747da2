import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { CATALOG_NOW, someCoupons } from "../../fixtures/coupons/coupons.ts";
import { emptyListing, listArgs, loaded } from "../../fixtures/catalog/listing.ts";
import { longMall, longTenant, newTenant, plaza, silkTenant, tenants } from "../../fixtures/catalog/malls.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { MallScreen } from "./MallScreen.tsx";

const meta = {
  component: MallScreen,
  args: {
    ...listArgs,
    mall: plaza,
    shops: tenants,
    coupons: { now: CATALOG_NOW, items: someCoupons },
    savedCouponIds: [],
    onSaveCoupon: fn(),
    hrefs: catalogHrefs,
  },
} satisfies Meta<typeof MallScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The mall's header, its shops, its products. */
export const Default: Story = { tags: ["visual"] };

/** On a desktop, where the filters are visible: there is no facet for malls. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", named("catalog:facet.makers"))).toBeVisible();
    await expect(canvas.queryByRole("group", named("catalog:facet.malls"))).toBeNull();
  },
};

/** Skeletons. */
export const Loading: Story = {
  args: { mall: undefined, shops: [], list: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText(textOf("catalog:search.submit"))).toBeVisible();
  },
};

/** The lowest floor first; a shop without a floor comes last. */
export const WithoutAPlace: Story = {
  args: { shops: [{ ...silkTenant, floor: "" }, newTenant] },
  play: async ({ canvas }) => {
    const [, last] = canvas.getAllByRole("heading", { level: 3 });
    await expect(last).toHaveTextContent(textOf("catalog:mall.no_floor"));
  },
};

/** A new mall without shops and products. */
export const Empty: Story = {
  args: { shops: [], list: loaded(emptyListing) },
};

/** Loading failed. */
export const Failed: Story = {
  args: { mall: undefined, shops: [], list: { state: "failed", onRetry: fn() } },
};

/** The longest names without a picture, at 320 px. */
export const LongText: Story = {
  args: { mall: longMall, shops: [longTenant, ...tenants] },
  globals: { viewport: { value: "small" } },
};
