import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { accepted, lostThenAccepted } from "../../fixtures/forms/calls.ts";
import { reviewDetail } from "../../fixtures/reviews/reviews.ts";
import { named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { ReviewScreen } from "./ReviewScreen.tsx";

const onLike = fn();

const meta = {
  component: ReviewScreen,
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

/** The review with the shop's reply, its product and its comments. */
export const Default: Story = { tags: ["visual"] };

/** A guest can read everything and must sign in to comment. */
export const Guest: Story = {
  args: {
    loginHref: "#/login?next=/review/1",
    onReport: undefined,
    request: { state: "ready", data: { ...reviewDetail, comments: [], comment_count: 0 } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", named("reviews:comments.login"))).toBeVisible();
    await expect(canvas.queryByRole("button", named("reviews:report.open"))).toBeNull();
    await expect(canvas.getByRole("heading", named("reviews:comments.none"))).toBeVisible();
  },
};

/** Already reported: says so, without a button. In English. */
export const Reported: Story = {
  args: { isReported: true },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You have reported this review. Sen will check it.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Report" })).toBeNull();
  },
};

/** Scripts and URLs are shown as text; long words break at 320 px. */
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
    await expect(canvas.getByRole("list", named("reviews:comments.label"))).toHaveTextContent("<img src=x");
    await expect(canvasElement.querySelector("img[onerror], li p a")).toBeNull();
  },
};

export const Loading: Story = { args: { request: { state: "loading" } } };

export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

export const Liked: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "N*** Anh" })).toBeVisible();
    await expect(canvas.getByRole("list", named("reviews:comments.label"))).toHaveTextContent(
      "Không bạn nhé.",
    );
    await userEvent.click(
      canvas.getByRole("button", nameIncluding("product:reviews.like_of", { name: "N*** Anh" })),
    );
    await expect(onLike).toHaveBeenCalledWith(false);
  },
};

/** Sends the trimmed comment; a lost response keeps it. */
export const Commented: Story = {
  args: { comment: " Đẹp quá ", onComment: lostThenAccepted() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const send = canvas.getByRole("button", named("reviews:comments.submit"));
    await userEvent.click(send);
    await expect(await canvas.findByText(textOf("reviews:comments.refused"))).toBeVisible();
    await expect(args.onCommentChange).not.toHaveBeenCalled();
    await userEvent.click(send);
    await waitFor(() => expect(args.onCommentChange).toHaveBeenCalledWith(""));
    await expect(args.onComment).toHaveBeenLastCalledWith("Đẹp quá");
  },
};

/** A blank comment shows an error at the field. */
export const BlankComment: Story = {
  args: { comment: "   " },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("reviews:comments.submit")));
    await expect(await canvas.findByText(textOf("fields:text_required"))).toBeVisible();
    await expect(args.onComment).not.toHaveBeenCalled();
  },
};

/** Asks for the reason; the dialog shows a refusal. */
export const Reports: Story = {
  args: { onReport: lostThenAccepted() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("reviews:report.open")));
    const dialog = within(await canvas.findByRole("dialog"));
    const send = dialog.getByRole("button", named("reviews:report.submit"));
    await userEvent.click(send);
    await expect(await dialog.findByText(textOf("reviews:report.required"))).toBeVisible();
    await userEvent.click(dialog.getByLabelText(textOf("reviews:report.reasons.spam")));
    await userEvent.click(send);
    await expect(await dialog.findByText(textOf("reviews:report.refused"))).toBeVisible();
    await userEvent.click(send);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onReport).toHaveBeenLastCalledWith("spam");
  },
};
