import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { served } from "../../fixtures/texts.ts";
import { shirtDetail } from "../../fixtures/product/product-details.ts";
import { toastStore } from "../Toast/toast-store.ts";
import { Lightbox } from "./Lightbox.tsx";

const slides = shirtDetail.media
  .filter(({ type }) => type === "image")
  .map(({ url, alt }) => ({ src: url, alt }));

const labels = {
  Lightbox: "Hình sản phẩm",
  "Photo gallery": "Hình sản phẩm",
  Close: "Đóng",
  Next: "Hình tiếp theo",
  Previous: "Hình trước",
  "Zoom in": "Phóng to",
  "Zoom out": "Thu nhỏ",
};

const meta = {
  component: Lightbox,
  parameters: { docs: { story: { inline: false, height: "720px" } }, layout: "fullscreen" },
  args: { slides, index: 0, labels, onClose: fn() },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lightbox renders in a portal at the end of `<body>`. */
const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Shows the position among the pictures. */
export const Default: Story = { tags: ["visual"] };

/** A single picture: no counter and no arrows. */
export const OnePicture: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const page = pageOf(canvasElement);
    await page.findByRole("button", { name: served("Phóng to") });
    await expect(page.queryByRole("button", { name: served("Hình tiếp theo") })).toBeNull();
    await expect(page.queryByText("1 / 1")).toBeNull();
  },
};

/** Dismisses earlier toasts, which would cover the picture. */
export const MessagesLeave: Story = {
  tags: ["!dev", "!autodocs"],
  beforeEach: () => {
    toastStore.show({ title: "Đã thêm vào giỏ hàng" });
  },
  play: async () => {
    await waitFor(() => expect(toastStore.read()).toHaveLength(0));
  },
};

/** A button with the focus has a border: the library below takes away outlines. */
export const FocusedButton: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    const button = await pageOf(canvasElement).findByRole("button", { name: "Hình tiếp theo" });
    button.focus({ focusVisible: true });
    await expect(button).toHaveStyle({ borderTopWidth: "3px" });
  },
};

/** Arrow keys move through the pictures, and Esc closes the lightbox. */
export const ByKeyboard: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement, userEvent, args }) => {
    const page = pageOf(canvasElement);
    await waitFor(() => expect(page.getByText(`1 / ${slides.length}`)).toBeVisible());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(page.getByText(`2 / ${slides.length}`)).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
