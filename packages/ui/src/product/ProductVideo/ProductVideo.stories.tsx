import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shirtDetail } from "../../fixtures/product/product-details.ts";
import { filmHd, filmSd } from "../../fixtures/primitives/films.ts";
import { textOf } from "../../fixtures/texts.ts";
import { ProductVideo } from "./ProductVideo.tsx";

const video = shirtDetail.media.find(({ type }) => type === "video");
if (video === undefined) throw new Error("fixtures without a video");

const meta = {
  component: ProductVideo,
  args: { video },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480, aspectRatio: "1 / 1" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Labeled with what it shows, in HD. */
export const Default: Story = { tags: ["visual"], parameters: { chromatic: { disableSnapshot: false } } };

/** One file: no quality menu. */
export const OneQuality: Story = {
  args: { video: { ...video, sources: video.sources.slice(0, 1) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /HD|SD/ })).toBeNull();
  },
};

/** A review's video without a thumbnail has no `poster` attribute. */
export const WithoutPoster: Story = {
  args: { video: { ...video, thumbnail_url: "" } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByLabelText(textOf("product:video.label", { name: video.alt })),
    ).not.toHaveAttribute("poster");
  },
};

/** Full screen: the quality menu keeps clear of the close button. */
export const OverTheScreen: Story = { args: { place: "screen" } };

/** Labeled with what it shows; in HD until SD is chosen. */
export const ChangesTheQuality: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(textOf("product:video.label", { name: video.alt }))).toHaveAttribute(
      "src",
      filmHd,
    );
    await userEvent.click(
      canvas.getByRole("button", { name: textOf("product:video.option", { quality: "SD", height: 480 }) }),
    );
    await expect(canvas.getByLabelText(textOf("product:video.label", { name: video.alt }))).toHaveAttribute(
      "src",
      filmSd,
    );
  },
};
