import { useTranslation } from "@sen/i18n";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, fn } from "storybook/test";
import { catalogHrefs } from "../../fixtures/catalog/catalog-hrefs.ts";
import { emptyListing, listArgs, loaded } from "../../fixtures/catalog/listing.ts";
import { CATALOG_NOW, someCoupons } from "../../fixtures/coupons/coupons.ts";
import { named } from "../../fixtures/texts.ts";
import { PlacePage } from "./PlacePage.tsx";

/** With titles in the story's language. */
function PageOfAShop(props: ComponentProps<typeof PlacePage>) {
  const { t } = useTranslation("catalog");
  return (
    <PlacePage
      {...props}
      couponsTitle={t("shop.coupons")}
      title={t("shop.products_title")}
      searchLabel={t("search.submit")}
    />
  );
}

const meta = {
  component: PlacePage,
  args: {
    ...listArgs,
    header: <h1>Lụa Việt</h1>,
    skeleton: null,
    couponsTitle: "",
    title: "",
    searchLabel: "",
    coupons: { now: CATALOG_NOW, items: someCoupons },
    savedCouponIds: [],
    onSaveCoupon: fn(),
    hrefs: catalogHrefs,
  },
  render: (args) => <PageOfAShop {...args} />,
} satisfies Meta<typeof PlacePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The header, the coupons with a link to all of them, then the products with a search. */
export const Default: Story = {
  args: { couponsHref: catalogHrefs.products },
  tags: ["visual"],
};

/** Without coupons their section is left out; without products there is a link to all products. */
export const Empty: Story = {
  args: {
    coupons: { now: CATALOG_NOW, items: [] },
    list: loaded(emptyListing),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", named("catalog:shop.coupons"))).toBeNull();
    await expect(canvas.getByRole("link", named("catalog:list.empty.action"))).toHaveAttribute(
      "href",
      catalogHrefs.products,
    );
  },
};
