import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { shirtDetail } from "../../fixtures/product/product-details.ts";
import { textOf } from "../../fixtures/texts.ts";
import { ProductVideo } from "./ProductVideo.tsx";

const video = shirtDetail.media.find(({ type }) => type === "video");
if (video === undefined) throw new Error("fixtures without a video");

const meta = {
  component: ProductVideo,
  args: { video },
  decorators: [inBox({ maxWidth: 480, aspectRatio: "1 / 1" })],
} satisfies Meta<typeof ProductVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Labeled with what it shows, in HD. */
export const Default: Story = { tags: ["visual"] };

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
