import { OrderStatus, ReturnStatus } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { accepted, lostThenAccepted } from "../../fixtures/forms/calls.ts";
import { uploads } from "../../fixtures/aftersales/evidence.ts";
import { itemToReview, reviewedItem } from "../../fixtures/reviews/reviews.ts";
import { including, named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { ReviewItemScreen } from "./ReviewItemScreen.tsx";

const meta = {
  component: ReviewItemScreen,
  args: {
    request: { state: "ready", data: itemToReview },
    hrefs: {
      order: (id) => `#/account/purchase/detail?id=${id}`,
      review: (id) => `#/review/${id}`,
    },
    upload: uploads(),
    onDraftChange: fn(),
    onSend: accepted(),
  },
} satisfies Meta<typeof ReviewItemScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = (name: string) => new File([name], name, { type: "image/jpeg" });

/** Empty form: stars, text, pictures. */
export const Default: Story = { tags: ["visual"] };

/** Restores the draft from before a reload, and says so. */
export const Restored: Story = {
  args: {
    draft: { values: { rating: 2, content: "Hơi chật", kept_media: [] }, files: [picture("a.jpg")] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("reviews:form.restored"))).toBeVisible();
    await expect(
      canvas.getByRole(
        "radio",
        named("reviews:form.star", { count: 2, word: textOf("reviews:form.words.2") }),
      ),
    ).toBeChecked();
    await expect(canvas.getByRole("textbox", nameIncluding("reviews:form.text"))).toHaveValue("Hơi chật");
    await expect(
      await canvas.findByRole("button", named("aftersales:upload.remove", { name: "a.jpg" })),
    ).toBeVisible();
  },
};

/** Hidden by the operator: only the author sees it, with a note. */
export const Hidden: Story = {
  args: {
    request: {
      state: "ready",
      data: { ...reviewedItem, review: reviewedItem.review && { ...reviewedItem.review, is_hidden: true } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("reviews:standing.hidden"))).toBeVisible();
  },
};

/** After 30 days it is read-only. */
export const Over: Story = {
  args: { request: { state: "ready", data: { ...reviewedItem, now: "2027-02-01T00:00:00.000Z" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", named("reviews:standing.written.title"))).toBeVisible();
    await expect(canvas.getByRole("link", named("reviews:standing.see"))).toHaveAttribute(
      "href",
      "#/review/7",
    );
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

/** Not delivered yet, so it cannot be reviewed. In English. */
export const NotArrived: Story = {
  args: {
    request: {
      state: "ready",
      data: { ...itemToReview, order: { ...itemToReview.order, order_status: OrderStatus.toReceive } },
    },
  },
  globals: { locale: "en" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You can review it after delivery.")).toBeVisible();
  },
};

/** Being returned: can be reviewed once that has ended. */
export const Returning: Story = {
  args: {
    request: {
      state: "ready",
      data: { ...itemToReview, order: { ...itemToReview.order, return_status: ReturnStatus.new } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("reviews:standing.returning.text"))).toBeVisible();
  },
};

/** Returned. */
export const Returned: Story = {
  args: { request: { state: "ready", data: { ...itemToReview, kept_quantity: 0 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(textOf("reviews:standing.returned.text"))).toBeVisible();
  },
};

export const Loading: Story = { args: { request: { state: "loading" } } };

export const Failed: Story = { args: { request: { state: "failed", onRetry: fn() } } };

/** Long names at 320 px. */
export const LongText: Story = {
  args: {
    request: {
      state: "ready",
      data: {
        ...reviewedItem,
        item: { ...reviewedItem.item, product_name: "Áo sơ mi linen ".repeat(12) + "ươ".repeat(80) },
      },
    },
  },
  globals: { viewport: { value: "small" } },
};

/** Editable within 30 days. Existing pictures can be removed and count towards the limit of six. */
export const Edited: Story = {
  tags: ["visual"],
  args: { request: { state: "ready", data: reviewedItem } },
};

/** Sends the stars, the optional text and the pictures. */
export const SendsWhatStandsThere: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole(
        "radio",
        named("reviews:form.star", { count: 4, word: textOf("reviews:form.words.4") }),
      ),
    );
    await userEvent.type(canvas.getByRole("textbox", nameIncluding("reviews:form.text")), "Vải mát.");
    const choose = await canvas.findByLabelText(including(textOf("aftersales:upload.choose")));
    await userEvent.upload(choose, [picture("a.jpg"), picture("b.jpg")]);
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith({
        values: { rating: 4, content: "Vải mát.", kept_media: [] },
        files: [expect.any(File), expect.any(File)],
      }),
    );
    await userEvent.click(canvas.getByRole("button", named("reviews:form.submit")));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({
        rating: 4,
        content: "Vải mát.",
        images: [expect.any(String), expect.any(String)],
        videos: [],
      }),
    );
  },
};

/** Without stars: shows an error, focuses the field, sends nothing. */
export const WithoutStars: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", nameIncluding("reviews:form.text")), "Đẹp");
    await userEvent.click(canvas.getByRole("button", named("reviews:form.submit")));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(textOf("fields:stars_required"));
    await waitFor(() => expect(canvas.getAllByRole("radio")).toContain(document.activeElement));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** A lost response keeps the input; a second try sends it again. */
export const LostAnswer: Story = {
  args: { onSend: lostThenAccepted() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole(
        "radio",
        named("reviews:form.star", { count: 5, word: textOf("reviews:form.words.5") }),
      ),
    );
    await userEvent.type(canvas.getByRole("textbox", nameIncluding("reviews:form.text")), "Đẹp");
    const send = canvas.getByRole("button", named("reviews:form.submit"));
    await userEvent.click(send);
    await expect(await canvas.findByText(textOf("reviews:form.refused"))).toBeVisible();
    await expect(canvas.getByRole("textbox", nameIncluding("reviews:form.text"))).toHaveValue("Đẹp");
    await userEvent.click(send);
    await waitFor(() => expect(args.onSend).toHaveBeenCalledTimes(2));
  },
};

export const SavesWhatStays: Story = {
  ...Edited,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole(
        "radio",
        named("reviews:form.star", { count: 4, word: textOf("reviews:form.words.4") }),
      ),
    ).toBeChecked();
    const choose = await canvas.findByLabelText(including(textOf("aftersales:upload.choose")));
    await userEvent.upload(
      choose,
      ["1", "2", "3", "4", "5"].map((name) => picture(`${name}.jpg`)),
    );
    const save = canvas.getByRole("button", named("reviews:form.save"));
    await userEvent.click(save);
    await expect(await canvas.findByText(textOf("reviews:form.too_many_images"))).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", named("reviews:form.remove_image", { index: 1 })));
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith(
        expect.objectContaining({ rating: 4, kept_media: [2], videos: [] }),
      ),
    );
  },
};
