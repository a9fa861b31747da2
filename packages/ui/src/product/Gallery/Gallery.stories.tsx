import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { longDetail, plainDetail, shirtDetail } from "../../fixtures/product/product-details.ts";
import { whiteShirtPicture } from "../../fixtures/primitives/pictures.ts";
import { filmHd } from "../../fixtures/primitives/films.ts";
import { including, named, nameIncluding, served, textOf } from "../../fixtures/texts.ts";
import { Gallery } from "./Gallery.tsx";

const meta = { component: Gallery, args: { media: shirtDetail.media } } satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first picture loads eagerly, the others lazily. */
export const Default: Story = { tags: ["visual"] };

/** Choosing a variant shows its picture. */
export const FollowsTheChoice: Story = {
  args: { shown: whiteShirtPicture },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByRole("button", named("product:gallery.show", { index: 2, count: 5 })),
      ).toHaveAttribute("aria-current", "true"),
    );
  },
};

/** A single picture needs no thumbnails. */
export const One: Story = { args: { media: plainDetail.media } };

/** No picture: a placeholder of the same size. */
export const NoPicture: Story = {
  args: { media: longDetail.media },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: served(longDetail.name) })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** The focus ring lies above the picture, which would cover it. */
export const FocusedPicture: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement }) => {
    const stage = canvasElement.querySelector("section > div") ?? canvasElement;
    await expect(getComputedStyle(stage, "::after").outlineStyle).toBe("none");
    const [picture] = canvas.getAllByRole("button", nameIncluding("product:gallery.enlarge"));
    picture?.focus({ focusVisible: true });
    await expect(getComputedStyle(stage, "::after").outlineStyle).toBe("solid");
  },
};

/** A thumbnail shows its picture. The first picture loads eagerly, the others lazily. */
export const AThumbnailBringsItsPicture: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByAltText(served("Áo sơ mi linen tay dài, màu xanh biển"));
    await expect(first).toHaveAttribute("loading", "eager");
    await expect(first).toHaveAttribute("fetchpriority", "high");
    await expect(canvas.getByAltText(served("Mặt sau của áo"))).toHaveAttribute("loading", "lazy");
    const fourth = canvas.getByRole("button", named("product:gallery.show", { index: 4, count: 5 }));
    await userEvent.click(fourth);
    await waitFor(() => expect(fourth).toHaveAttribute("aria-current", "true"));
  },
};

/** A click opens the picture full screen; Esc closes it. */
export const FullScreen: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: including(`xanh biển ${textOf("product:gallery.enlarge")}`) }),
    );
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole("button", named("product:viewer.zoom_in"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("button", named("product:viewer.zoom_in"))).toBeNull(), {
      timeout: 4000,
    });
    await expect(
      canvas.getByRole("button", { name: including(`xanh biển ${textOf("product:gallery.enlarge")}`) }),
    ).toHaveFocus();
  },
};

/** A video plays inline, in HD. */
export const Video: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", named("product:gallery.show_video", { index: 3, count: 5 })),
    );
    const play = canvas.getByRole("button", nameIncluding("product:gallery.play"));
    await waitFor(() => expect(canvas.getByText("3/5")).toBeVisible());
    await userEvent.click(play);
    await expect(
      await canvas.findByRole("button", named("product:video.option", { quality: "HD", height: 720 })),
    ).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.queryByText("3/5")).toBeNull();
    await expect(canvasElement.querySelector("video")).toHaveAttribute("src", filmHd);
  },
};
