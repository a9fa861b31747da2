import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { accepted, refused, refusedAt } from "../../fixtures/forms/calls.ts";
import { uploads } from "../../fixtures/aftersales/evidence.ts";
import { reviewedItem } from "../../fixtures/reviews/reviews.ts";
import { named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { ReviewForm } from "./ReviewForm.tsx";

const meta = {
  component: ReviewForm,
  args: { review: null, upload: uploads(), onDraftChange: fn(), onSend: accepted() },
} satisfies Meta<typeof ReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Empty. */
export const Default: Story = {};

/** A new review, a restored draft, and an existing review. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 40 }}>
      <ReviewForm {...args} />
      <ReviewForm
        {...args}
        draft={{ values: { rating: 2, content: "Hơi chật", kept_media: [] }, files: [] }}
      />
      <ReviewForm {...args} review={reviewedItem.review} />
    </div>
  ),
};

const { review: written } = reviewedItem;

/** A review with a video, which is kept like pictures. */
export const WithVideo: Story = {
  args: {
    review: written && { ...written, media: written.media.map((media) => ({ ...media, type: "video" })) },
  },
};

/** Edits an existing review and its files, which count among the six pictures. */
export const Edited: Story = {
  args: { review: reviewedItem.review },
  play: async ({ canvas }) => {
    const counts = { images: 2, maxImages: 6, videos: 0, maxVideos: 1 };
    await expect(await canvas.findByText(textOf("aftersales:upload.counts", counts))).toBeVisible();
  },
};

/** Pictures removed by keyboard: the next one takes the focus, the last leaves it to the choice of files. */
export const RemovesPictures: Story = {
  args: { review: written },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(textOf("aftersales:upload.title"));
    const first = () => canvas.getByRole("button", named("reviews:form.remove_image", { index: 1 }));
    first().focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(first()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByText(textOf("reviews:form.kept"))).toBeNull());
    await expect(document.body).not.toHaveFocus();
  },
};

/** Only stars are required. */
export const StarsAloneAreAReview: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole(
        "radio",
        named("reviews:form.star", { count: 5, word: textOf("reviews:form.words.5") }),
      ),
    );
    await userEvent.click(canvas.getByRole("button", named("reviews:form.submit")));
    await waitFor(() =>
      expect(args.onSend).toHaveBeenCalledWith({ rating: 5, content: "", images: [], videos: [] }),
    );
  },
};

/** Shows the backend's refusal at its field and keeps the input. */
export const RefusedAtAField: Story = {
  args: { onSend: refused(refusedAt({ content: "Tối đa 2.000 ký tự" })) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole(
        "radio",
        named("reviews:form.star", { count: 1, word: textOf("reviews:form.words.1") }),
      ),
    );
    const text = canvas.getByRole("textbox", nameIncluding("reviews:form.text"));
    await userEvent.type(text, "Phai màu.");
    await userEvent.click(canvas.getByRole("button", named("reviews:form.submit")));
    await waitFor(() => expect(text).toHaveAccessibleDescription(/Tối đa 2\.000 ký tự/));
    await expect(text).toHaveValue("Phai màu.");
    await expect(
      canvas.getByRole(
        "radio",
        named("reviews:form.star", { count: 1, word: textOf("reviews:form.words.1") }),
      ),
    ).toBeChecked();
  },
};
