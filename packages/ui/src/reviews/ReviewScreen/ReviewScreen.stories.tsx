import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { accepted, lostThenAccepted } from "../../fixtures/calls.ts";
import { reviewDetail } from "../../fixtures/reviews.ts";
import { guide } from "./ReviewScreen.guide.ts";
import { ReviewScreen } from "./ReviewScreen.tsx";

const onLike = fn();

const meta = {
  component: ReviewScreen,
  parameters: { guide },
  args: {
    request: { state: "ready", data: reviewDetail },
    productHref: (id) => `#/product/${id}`,
    likeOf: ({ like_count }) => ({ isLiked: true, count: like_count, onLike }),
    onReport: accepted(),
    loginHref: null,
    comment: "",
    onCommentChange: fn(),
    onComment: accepted(),
  },
} satisfies Meta<typeof ReviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The review with the shop's answer, the product that it is about, and what others say about it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "N*** Anh" })).toBeVisible();
    await expect(canvas.getByRole("list", { name: "Bình luận" })).toHaveTextContent("Không bạn nhé.");
    await userEvent.click(canvas.getByRole("button", { name: /đánh giá của N\*\*\* Anh/ }));
    await expect(onLike).toHaveBeenCalledWith(false);
  },
};

/** What is typed goes out tidied; a lost answer keeps it. */
export const Commented: Story = {
  args: { comment: " Đẹp quá ", onComment: lostThenAccepted(), onCommentChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole("button", { name: "Gửi bình luận" });
    await userEvent.click(send);
    await expect(await canvas.findByText("Chưa gửi được bình luận")).toBeVisible();
    await expect(args.onCommentChange).not.toHaveBeenCalled();
    await userEvent.click(send);
    await waitFor(() => expect(args.onCommentChange).toHaveBeenCalledWith(""));
    await expect(args.onComment).toHaveBeenLastCalledWith("Đẹp quá");
  },
};

/** Spaces say nothing: it says so at its place. */
export const BlankComment: Story = {
  args: { comment: "   ", onComment: accepted() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Gửi bình luận" }));
    await expect(await canvas.findByText("Vui lòng viết nội dung")).toBeVisible();
    await expect(args.onComment).not.toHaveBeenCalled();
  },
};

/** A guest reads everything, and signs in to say something. */
export const Guest: Story = {
  args: {
    loginHref: "#/login?next=/review/1",
    onReport: undefined,
    request: { state: "ready", data: { ...reviewDetail, comments: [], comment_count: 0 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Đăng nhập để bình luận" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Báo cáo" })).toBeNull();
    await expect(canvas.getByRole("heading", { name: "Chưa có bình luận" })).toBeVisible();
  },
};

/** Asks why once; a refusal stays in the dialog. */
export const Reports: Story = {
  args: { onReport: lostThenAccepted() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Báo cáo" }));
    const dialog = within(await canvas.findByRole("dialog"));
    const send = dialog.getByRole("button", { name: "Gửi báo cáo" });
    await userEvent.click(send);
    await expect(await dialog.findByText("Vui lòng chọn lý do")).toBeVisible();
    await userEvent.click(dialog.getByLabelText("Quảng cáo, spam"));
    await userEvent.click(send);
    await expect(await dialog.findByText("Chưa gửi được báo cáo")).toBeVisible();
    await userEvent.click(send);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onReport).toHaveBeenLastCalledWith("spam");
  },
};

/** Reported: said, and nothing more to press. In English. */
export const Reported: Story = {
  args: { isReported: true },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You have reported this review. Sen will look into it.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Report" })).toBeNull();
  },
};

/** Scripts and addresses are text; long words break at 320 px. */
export const LongText: Story = {
  args: {
    request: {
      state: "ready",
      data: {
        ...reviewDetail,
        comments: reviewDetail.comments.map((comment) => ({
          ...comment,
          content: `<img src=x onerror="alert(1)"> https://shop.example ${"ươ".repeat(120)}`,
        })),
      },
    },
  },
  globals: { viewport: { value: "small" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("list", { name: "Bình luận" })).toHaveTextContent("<img src=x");
    await expect(canvasElement.querySelector("img[onerror], li p a")).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { request: { state: "loading" } } };

export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** As it is looked at. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};
