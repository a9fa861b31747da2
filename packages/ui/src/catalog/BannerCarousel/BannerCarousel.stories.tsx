import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { twiceTheText } from "../../fixtures/foundations/twice-the-text.ts";
import { banners, longBanner } from "../../fixtures/catalog/discover.ts";
import { including } from "../../fixtures/texts.ts";
import { BannerCarousel } from "./BannerCarousel.tsx";

const meta = {
  component: BannerCarousel,
  args: { banners, hrefOf: (path) => `/en${path}` },
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Links use the current language's paths; only the first picture loads eagerly. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: including("Lễ hội Sen") })).toHaveAttribute(
      "href",
      "/en/products?sort_by=discount",
    );
    const loading = [...canvasElement.querySelectorAll("img")].map((image) => image.loading);
    await expect(loading).toEqual(["eager", "lazy", "lazy"]);
  },
};

/** The picture fails to load: background color and text stay, without an icon across the text. */
export const BrokenPicture: Story = {
  args: { banners: banners.map((banner) => ({ ...banner, image_url: "/no-such-picture.webp" })) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-empty] > svg")).not.toBeNull());
    await expect(canvasElement.querySelector("[data-empty] > svg")).not.toBeVisible();
  },
};

/** The longest title and subtitle, at 320 px: cut after whole lines. */
export const LongText: Story = {
  args: { banners: [longBanner] },
  globals: { viewport: { value: "small" } },
  play: async ({ canvasElement }) => {
    for (const text of canvasElement.querySelectorAll("strong, small")) {
      const lines = text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
      await expect(lines).toBeCloseTo(Math.round(lines), 1);
    }
  },
};

/** Text at 200% on a phone: the words move below the picture, and none of them is cut off. */
export const TwiceTheText: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { locale: "en", viewport: { value: "phone" } },
  beforeEach: twiceTheText,
  play: async ({ canvasElement }) => {
    for (const line of canvasElement.querySelectorAll("[data-words] > *")) {
      await expect(line.scrollHeight, line.textContent).toBeLessThanOrEqual(line.clientHeight);
    }
  },
};

/** The focus ring lies above the picture, which would cover it. */
export const FocusedBanner: Story = {
  tags: ["!dev", "!autodocs"],
  args: { banners: banners.slice(0, 1) },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link");
    link.focus({ focusVisible: true });
    await expect(getComputedStyle(link.closest("section") ?? link, "::after").outlineStyle).toBe("solid");
  },
};
