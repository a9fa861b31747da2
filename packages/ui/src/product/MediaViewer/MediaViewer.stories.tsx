import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { plainDetail, plainReview, shirtDetail } from "../../fixtures/product/product-details.ts";
import { filmSd } from "../../fixtures/primitives/films.ts";
import { named, served } from "../../fixtures/texts.ts";
import { MediaViewer } from "./MediaViewer.tsx";

const meta = {
  component: MediaViewer,
  parameters: { docs: { story: { inline: false, height: "720px" } }, layout: "fullscreen" },
  args: { items: shirtDetail.media, index: 0, onClose: fn() },
} satisfies Meta<typeof MediaViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The viewer renders in a portal at the end of `<body>`. */
const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** The first of five pictures. */
export const Default: Story = { tags: ["visual"] };

/** A single picture: no arrows. */
export const OnePicture: Story = { args: { items: plainDetail.media } };

/** A video plays here too, in the chosen quality, and cannot be zoomed. */
export const Video: Story = {
  args: { index: shirtDetail.media.findIndex(({ type }) => type === "video") },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    const smaller = await page.findByRole(
      "button",
      named("product:video.option", { quality: "SD", height: 480 }),
    );
    await userEvent.click(smaller);
    await expect(smaller).toHaveAttribute("aria-pressed", "true");
    await expect(canvasElement.ownerDocument.querySelector("video")).toHaveAttribute("src", filmSd);
  },
};

/** A video that is not played yet is a picture: its file is not fetched. */
export const NextIsAVideo: Story = {
  args: {
    items: plainReview.media.map((item) => ({
      ...item,
      alt: "",
      sources: [{ quality: "SD", height: 480, url: filmSd }],
    })),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, userEvent }) => {
    const { body } = canvasElement.ownerDocument;
    const video = plainReview.media[1]?.url ?? "";
    await pageOf(canvasElement).findByRole("button", named("product:viewer.zoom_in"));
    await waitFor(() => expect(body.querySelectorAll(".yarl__slide img").length).toBeGreaterThan(1));
    await expect(body.querySelector(`img[src="${video}"]`)).toBeNull();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(body.querySelector("video")).not.toBeNull());
  },
};

/** A picture that fails to load says so; the others stay reachable. */
export const BrokenPicture: Story = {
  args: {
    items: shirtDetail.media.map((item, index) =>
      index === 0 ? { ...item, url: "/no-such-picture.webp" } : item,
    ),
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    await waitFor(() =>
      expect(canvasElement.ownerDocument.querySelector(".yarl__slide_error")).not.toBeNull(),
    );
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(page.getByAltText(served("Áo sơ mi linen tay dài, màu trắng ngà"))).toBeVisible(),
    );
  },
};

/** Pinching to twice the distance doubles the picture's size. */
export const TwoFingersZoom: Story = {
  args: { items: plainDetail.media },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const picture = await pageOf(canvasElement).findByAltText(served("Ấm trà gốm men hỏa biến"));
    await waitFor(() => expect(picture).toBeVisible());
    const { left, top, width, height } = picture.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const finger = (type: string, pointerId: number, clientX: number) =>
      picture.dispatchEvent(
        new PointerEvent(type, {
          pointerType: "touch",
          pointerId,
          clientX,
          clientY: y,
          bubbles: true,
          buttons: 1,
        }),
      );
    finger("pointerdown", 1, x - 30);
    finger("pointerdown", 2, x + 30);
    finger("pointermove", 1, x - 60);
    finger("pointermove", 2, x + 60);
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeCloseTo(width * 2, -1));
    finger("pointerup", 1, x - 60);
    finger("pointerup", 2, x + 60);
  },
};

/** Back closes the viewer without leaving the page. */
export const BackCloses: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, args }) => {
    await pageOf(canvasElement).findByRole("button", named("product:viewer.zoom_in"));
    await waitFor(() => expect(history.state).toHaveProperty("overlays"));
    history.back();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
