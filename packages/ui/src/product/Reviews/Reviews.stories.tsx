import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { longReview, noReviews, reviewPage, shirtDetail } from "../../fixtures/product-details.ts";
import { Reviews } from "./Reviews.tsx";

const meta = {
  component: Reviews,
  args: {
    reviews: { state: "ready", pages: [reviewPage] },
    summary: shirtDetail.rating_summary,
    onLoadMore: fn(),
  },
} satisfies Meta<typeof Reviews>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The spread of stars, then one by one; more when asked. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("listitem", { name: "5 sao: 90 đánh giá" })).toBeVisible();
    await expect(canvas.getByText("Đã xem 5 trên 128 đánh giá")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Xem thêm đánh giá" }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** A buyer's picture over the whole screen. */
export const Enlarged: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Hình của N*** Anh, 1 trên 3" }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole("button", { name: "Phóng to" }, { timeout: 8000 });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("button", { name: "Phóng to" })).toBeNull(), {
      timeout: 4000,
    });
  },
};

export const Loading: Story = { args: { reviews: { state: "loading" } } };

export const Empty: Story = {
  args: { reviews: { state: "ready", pages: [noReviews] }, summary: noReviews.rating_summary },
};

export const Failed: Story = { args: { reviews: { state: "failed", onRetry: fn() } } };

/** More did not come; what is there stays. */
export const MoreFailed: Story = {
  args: { reviews: { state: "ready", pages: [reviewPage], moreFailed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Chưa tải thêm được");
  },
};

/** The longest words, at 320 px. */
export const LongText: Story = {
  args: {
    reviews: { state: "ready", pages: [{ ...reviewPage, items: [longReview], total: 1, last_page: 1 }] },
  },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.queryByRole("button", { name: "Xem thêm đánh giá" })).toBeNull();
  },
};

export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};
