import { ALL_REVIEWS } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import {
  longReview,
  noReviews,
  plainReview,
  reviewPage,
  shirtDetail,
  shownReviews,
} from "../../fixtures/product/product-details.ts";
import { named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import type { ReviewLike } from "./ReviewItem.tsx";
import { Reviews } from "./Reviews.tsx";

const onLike = fn();
const onLoadMore = fn();

const meta = {
  component: Reviews,
  args: {
    id: "reviews",
    reviews: shownReviews(reviewPage, { onLoadMore }),
    summary: shirtDetail.rating_summary,
    filters: ALL_REVIEWS,
    onFilter: fn(),
    variants: [
      { id: 2101, name: "Xanh biển, M" },
      { id: 2102, name: "Trắng, M" },
    ],
    likeOf: ({ like_count }): ReviewLike => ({ isLiked: false, count: like_count, onLike }),
    reviewHref: (id) => `#/review/${id}`,
  },
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rating histogram, then single reviews. */
export const Default: Story = { tags: ["visual"] };

/** Scripts and URLs are shown as plain text. */
export const PlainText: Story = {
  args: {
    reviews: shownReviews({
      ...reviewPage,
      items: [
        {
          ...plainReview,
          content: `<script>window.ran = true</script> <img src=x onerror="window.ran = true"> https://shop.example`,
          tenant_reply: "<b>Cảm ơn</b> http://shop.example",
        },
      ],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/<script>window.ran/)).toBeVisible();
    await expect(canvas.getByText(/<b>Cảm ơn<\/b>/)).toBeVisible();
    await expect(
      canvasElement.querySelector("article :is(script, p a, blockquote a, b, img[onerror])"),
    ).toBeNull();
  },
};

export const Loading: Story = { args: { reviews: { state: "loading" } } };

export const Empty: Story = {
  args: { reviews: shownReviews(noReviews), summary: noReviews.rating_summary },
};

export const Failed: Story = { args: { reviews: { state: "failed", onRetry: fn() } } };

/** The next page failed to load; the loaded reviews stay. */
export const MoreFailed: Story = {
  args: { reviews: shownReviews(reviewPage, { moreFailed: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(textOf("product:reviews.more_failed"));
  },
};

/** The longest words, at 320 px. */
export const LongText: Story = {
  args: {
    reviews: shownReviews({ ...reviewPage, items: [longReview], total: 1, next: null }),
  },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", named("product:reviews.more"))).toBeNull();
  },
};

/** Rating histogram, then single reviews; the button loads more. */
export const BringsMoreWhenAsked: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole("listitem", named("product:reviews.bar", { stars: 5, amount: "90" })),
    ).toBeVisible();
    await expect(
      canvas.getByText(textOf("product:reviews.progress", { count: 128, total: "128", shown: "5" })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("product:reviews.more")));
    await expect(onLoadMore).toHaveBeenCalledOnce();
  },
};

/** A buyer's picture, full screen. */
export const Enlarged: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", named("product:reviews.media", { name: "N*** Anh", index: 1, count: 3 })),
    );
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole("button", named("product:viewer.zoom_in"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("button", named("product:viewer.zoom_in"))).toBeNull(), {
      timeout: 4000,
    });
  },
};

/** Each change of stars, pictures, variant or sort order is reported immediately. */
export const Narrowed: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("radio", named("product:reviews.filter.star", { count: 5, amount: "90" })),
    );
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...ALL_REVIEWS, rating: 5 });
    await userEvent.click(canvas.getByRole("checkbox", named("product:reviews.filter.media")));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...ALL_REVIEWS, withMedia: true });
    await userEvent.selectOptions(
      canvas.getByRole("combobox", named("product:reviews.filter.variant")),
      "Trắng, M",
    );
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...ALL_REVIEWS, variantId: 2102 });
    await userEvent.selectOptions(
      canvas.getByRole("combobox", named("product:reviews.filter.sort")),
      textOf("product:reviews.filter.helpful"),
    );
    await expect(args.onFilter).toHaveBeenLastCalledWith({ ...ALL_REVIEWS, sort: "helpful" });
  },
};

/** No match: offers to clear the filters, and keeps the sort order. */
export const NothingMatches: Story = {
  args: {
    reviews: shownReviews(noReviews),
    filters: { ...ALL_REVIEWS, rating: 1, withMedia: true, sort: "lowest" },
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("product:reviews.filter.clear")));
    await expect(args.onFilter).toHaveBeenCalledWith({ ...ALL_REVIEWS, sort: "lowest" });
  },
};

/** One review is already liked; the likes of the customer's own review are read-only. */
export const Liked: Story = {
  args: {
    likeOf: ({ id, like_count }) =>
      id === 6 ? { isLiked: false, count: like_count } : { isLiked: id === 1, count: like_count, onLike },
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const [liked, other] = canvas.getAllByRole(
      "button",
      nameIncluding("product:reviews.like_of", { name: "" }),
    );
    await expect(liked).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(liked ?? canvas.getByRole("main"));
    await expect(onLike).toHaveBeenLastCalledWith(false);
    await userEvent.click(other ?? canvas.getByRole("main"));
    await expect(onLike).toHaveBeenLastCalledWith(true);
    await expect(
      canvas.getAllByRole("link", named("product:reviews.comments", { count: 2, amount: "2" }))[0],
    ).toHaveAttribute("href", "#/review/1");
  },
};
