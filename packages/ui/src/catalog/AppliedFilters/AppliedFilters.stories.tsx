import { ALL_PRODUCTS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { listHref } from "../../fixtures/catalog/catalog-hrefs.ts";
import { facets, longFacets } from "../../fixtures/catalog/listing.ts";
import { useLinkedFilters } from "../../fixtures/catalog/use-linked-filters.ts";
import { named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { AppliedFilters, type AppliedFiltersProps } from "./AppliedFilters.tsx";

const meta = {
  component: AppliedFilters,
  args: {
    facets,
    hrefOf: listHref,
    filters: {
      ...ALL_PRODUCTS,
      keyword: "áo",
      category_id: [1],
      price_min: 1_000_000,
      rating_min: 4,
      delivery: ["express"],
      shipping_discount: true,
    },
  },
} satisfies Meta<typeof AppliedFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each filter can be removed on its own, or all at once; the keyword stays. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, args }) => {
    const above = textOf("catalog:facet.above", { amount: "1.000.000 đ" });
    const rating = textOf("catalog:facet.rating_from", { stars: 4 });
    await expect(
      canvas.getByRole("link", named("catalog:facet.remove", { name: "Thời trang nữ" })),
    ).toHaveAttribute("href", listHref({ ...args.filters, category_id: [] }));
    await expect(
      canvas.getByRole("link", nameIncluding("catalog:facet.remove", { name: above })),
    ).toHaveAttribute("href", listHref({ ...args.filters, price_min: null }));
    await expect(canvas.getByRole("link", named("catalog:facet.remove", { name: rating }))).toHaveAttribute(
      "href",
      listHref({ ...args.filters, rating_min: null }),
    );
    await expect(canvas.getByRole("link", named("catalog:facet.clear"))).toHaveAttribute(
      "href",
      listHref({ ...ALL_PRODUCTS, keyword: "áo" }),
    );
  },
};

/** A long name at 320 px. */
export const LongText: Story = { args: { facets: longFacets }, globals: { viewport: { value: "small" } } };

function OnAPage(props: AppliedFiltersProps) {
  return (
    <>
      <div>
        <select aria-label="Sắp xếp" />
      </div>
      <AppliedFilters {...props} {...useLinkedFilters(props.filters)} />
    </>
  );
}

/** Removed one after the other with the keyboard: the next one has the focus, at the end the sort order. */
export const RemovedByKeyboard: Story = {
  args: { facets: undefined, filters: { ...ALL_PRODUCTS, maker_id: [12, 13], rating_min: 4 } },
  tags: ["!dev", "!autodocs"],
  render: (args) => <OnAPage {...args} />,
  play: async ({ canvas, userEvent }) => {
    const makers = named("catalog:facet.remove", { name: textOf("catalog:facet.chosen.maker") });
    canvas.getAllByRole("link", makers)[0]?.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("link", makers)).toHaveLength(1));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("link", makers)).toBeNull());
    const rating = textOf("catalog:facet.rating_from", { stars: 4 });
    await expect(canvas.getByRole("link", named("catalog:facet.remove", { name: rating }))).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());
  },
};
