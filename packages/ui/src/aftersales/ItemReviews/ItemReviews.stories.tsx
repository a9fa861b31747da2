import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { completedDetail } from "../../fixtures/aftersales/order-detail.ts";
import { named, nameIncluding } from "../../fixtures/texts.ts";
import { ItemReviews } from "./ItemReviews.tsx";

const items = [501, 502, 503].map((id) => ({
  ...completedDetail.order_detail_items[0],
  id,
})) as typeof completedDetail.order_detail_items;
const standing = { kept_quantity: 1, review_id: null, rating: null, edit_until: null };

const meta = {
  component: ItemReviews,
  args: {
    order: {
      ...completedDetail,
      order_detail_items: items,
      item_reviews: [
        { ...standing, order_detail_item_id: 501 },
        {
          ...standing,
          order_detail_item_id: 502,
          review_id: 7,
          rating: 4,
          edit_until: "2099-01-01T00:00:00.000Z",
        },
        {
          ...standing,
          order_detail_item_id: 503,
          review_id: 8,
          rating: 2,
          edit_until: "2020-01-01T00:00:00.000Z",
        },
      ],
    },
    reviewHref: (id) => `#/review-item/${id}`,
  },
} satisfies Meta<typeof ItemReviews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One to write, one to edit, and one that is read-only. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", nameIncluding("aftersales:item_reviews.write"))).toHaveAttribute(
      "href",
      "#/review-item/501",
    );
    await expect(canvas.getByRole("link", nameIncluding("aftersales:item_reviews.edit"))).toHaveAttribute(
      "href",
      "#/review-item/502",
    );
    await expect(canvas.getByRole("link", nameIncluding("aftersales:item_reviews.written"))).toHaveAttribute(
      "href",
      "#/review-item/503",
    );
    await expect(canvas.getByRole("img", named("aftersales:item_reviews.stars", { count: 4 }))).toBeVisible();
  },
};
