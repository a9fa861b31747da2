import { ALL_PRODUCTS, DELIVERY_TYPES } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { listHref } from "../../fixtures/catalog/catalog-hrefs.ts";
import { facets, longFacets, openedCategories } from "../../fixtures/catalog/listing.ts";
import { useLinkedFilters } from "../../fixtures/catalog/use-linked-filters.ts";
import { including, named, numbers, textOf } from "../../fixtures/texts.ts";
import { Facets, type FacetsProps } from "./Facets.tsx";

const meta = {
  component: Facets,
  args: { facets, filters: ALL_PRODUCTS, hrefOf: listHref, onNavigate: fn() },
} satisfies Meta<typeof Facets>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every choice is a link that toggles it and goes back to page 1. */
export const Default: Story = {
  args: { filters: { ...ALL_PRODUCTS, keyword: "áo", category_id: [2], page: 3 } },
  play: async ({ canvas }) => {
    const on = canvas.getByRole("link", { name: including("Thời trang nam") });
    await expect(on).toHaveAttribute("aria-current", "true");
    await expect(on).toHaveAttribute("href", listHref({ ...ALL_PRODUCTS, keyword: "áo" }));
    await expect(canvas.getByRole("link", { name: including("Thời trang nữ") })).toHaveAttribute(
      "href",
      listHref({ ...ALL_PRODUCTS, keyword: "áo", category_id: [1, 2] }),
    );
  },
};

/** Only one rating can be chosen: another replaces it, and the same one removes it. */
export const OneRating: Story = {
  args: { filters: { ...ALL_PRODUCTS, rating_min: 4 } },
  play: async ({ canvas }) => {
    const rating = (stars: number) => ({ name: new RegExp(textOf("catalog:facet.rating_from", { stars })) });
    await expect(canvas.getByRole("link", rating(4))).toHaveAttribute("aria-current", "true");
    await expect(canvas.getByRole("link", rating(4))).toHaveAttribute("href", listHref(ALL_PRODUCTS));
    await expect(canvas.getByRole("link", rating(3))).toHaveAttribute(
      "href",
      listHref({ ...ALL_PRODUCTS, rating_min: 3 }),
    );
  },
};

/** The subcategories of a chosen category are listed below it. */
export const WithinACategory: Story = {
  args: {
    facets: { ...facets, categories: openedCategories },
    filters: { ...ALL_PRODUCTS, category_id: [1] },
  },
};

/** Without JavaScript, the browser submits the range together with every other filter. */
export const PlainForm: Story = {
  args: { filters: { ...ALL_PRODUCTS, maker_id: [12, 13], price_max: 99_999 } },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector("form");
    await expect(form).toHaveAttribute("action", "/products");
    const sent = new URLSearchParams(new FormData(form ?? undefined) as unknown as Record<string, string>);
    await expect(sent.toString()).toBe("maker_id=12&maker_id=13&price_min=&price_max=99999");
  },
};

/** A mall's page has no facet for malls. */
export const Without: Story = {
  args: { without: ["mall"] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("group", named("catalog:facet.malls"))).toBeNull();
    await expect(canvas.getByRole("group", named("catalog:facet.makers"))).toBeVisible();
  },
};

/** Amounts are formatted the same in both languages, also at the lower end of a range. */
export const English: Story = {
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^100\.000 – 299\.999\u00a0đ/ })).toBeVisible();
  },
};

/** A long name and a large count at 320 px. */
export const LongText: Story = { args: { facets: longFacets }, globals: { viewport: { value: "small" } } };

/** Counts are exact up to a thousand and capped above. */
export const ManyProducts: Story = {
  args: { facets: { ...facets, delivery: [{ id: "normal", count: 1001 }, ...facets.delivery.slice(1)] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("link", { name: `${textOf("catalog:delivery.normal")} ${numbers().integer(1000)}+` }),
    ).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: `${textOf("catalog:delivery.express")} 640` }),
    ).toBeVisible();
  },
};

/** Every facet. */
export const Matrix: Story = {
  tags: ["visual"],
  args: {
    filters: {
      ...ALL_PRODUCTS,
      category_id: [1],
      rating_min: 4,
      delivery: ["express"],
      shipping_discount: true,
    },
  },
};

/** Every delivery method. */
export const EveryDelivery: Story = {
  args: { facets: { ...facets, delivery: DELIVERY_TYPES.map((id, index) => ({ id, count: 12 + index })) } },
};

/** A choice behind "more" is active, so it is open initially. */
export const MoreChosen: Story = {
  args: { filters: { ...ALL_PRODUCTS, category_id: [8] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: including("Sách") })).toBeVisible();
    await expect(canvas.getByRole("link", { name: including("Cây cảnh") })).toBeVisible();
  },
};

/** A typed range goes into the URL as it is; the page that parses it corrects it and says so. */
export const PriceTyped: Story = {
  args: { filters: { ...ALL_PRODUCTS, maker_id: [12] } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(textOf("catalog:facet.price_min")), "500000đ");
    await userEvent.type(canvas.getByLabelText(textOf("catalog:facet.price_max")), "200.000");
    await userEvent.click(canvas.getByRole("button", named("catalog:facet.apply_price")));
    await expect(args.onNavigate).toHaveBeenCalledWith(
      listHref({ ...ALL_PRODUCTS, maker_id: [12], price_min: 500_000, price_max: 200_000 }),
    );
  },
};

/** The seventh choice and later ones are rendered when they are opened. */
export const MoreOpened: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText("Sách")).toBeNull();
    await userEvent.click(canvas.getByText(textOf("catalog:facet.more", { count: 2 })));
    await expect(canvas.getByRole("link", { name: including("Sách") })).toBeVisible();
  },
};

function OnAPage(props: FacetsProps) {
  return <Facets {...props} {...useLinkedFilters(props.filters)} />;
}

/** Removing the only choice behind "more" leaves the others open, and the focus where it is. */
export const MoreStaysOpen: Story = {
  args: { filters: { ...ALL_PRODUCTS, category_id: [8], maker_id: [12] } },
  tags: ["!dev", "!autodocs"],
  render: (args) => <OnAPage {...args} />,
  play: async ({ canvas, userEvent }) => {
    const books = canvas.getByRole("link", { name: including("Sách") });
    await userEvent.click(books);
    await waitFor(() => expect(books).not.toHaveAttribute("aria-current"));
    await expect(books).toBeVisible();
    await expect(books).toHaveFocus();
  },
};

/** A price range that is applied with the keyboard keeps the focus on its button. */
export const PriceApplied: Story = {
  args: { filters: { ...ALL_PRODUCTS, maker_id: [13] } },
  tags: ["!dev", "!autodocs"],
  render: (args) => <OnAPage {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByLabelText(textOf("catalog:facet.price_min")),
      "1000000{Tab}{Tab}{Enter}",
    );
    const chosen = textOf("catalog:facet.above", { amount: "1.000.000 đ" });
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: including(chosen) })).toHaveAttribute("aria-current", "true"),
    );
    await expect(canvas.getByRole("button", named("catalog:facet.apply_price"))).toHaveFocus();
  },
};
