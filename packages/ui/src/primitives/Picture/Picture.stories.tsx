import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { served } from "../../fixtures/texts.ts";
import { teapotPicture } from "../../fixtures/primitives/pictures.ts";
import { Picture, PictureProvider, Thumbnail, type PictureImageProps } from "./Picture.tsx";

const meta = {
  component: Picture,
  subcomponents: { PictureProvider, Thumbnail },
  args: { src: teapotPicture, alt: "Ấm trà gốm Bát Tràng", sizes: "160px" },
  decorators: [inBox({ width: 160 })],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A square, lazy-loaded near the viewport. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: served("Ấm trà gốm Bát Tràng") })).toHaveAttribute(
      "loading",
      "lazy",
    );
  },
};

/** The LCP picture is fetched eagerly, with high priority. */
export const Priority: Story = {
  tags: ["!dev", "!autodocs"],
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img");
    await expect(image).toHaveAttribute("loading", "eager");
    await expect(image).toHaveAttribute("fetchpriority", "high");
  },
};

/** No URL: the box stays and keeps its accessible name. */
export const Missing: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("img", { name: served("Ấm trà gốm Bát Tràng") });
    await expect(box.getBoundingClientRect().height).toBe(160);
  },
};

/** In the server's HTML, an empty box covers the browser's broken-picture icon. */
export const BrokenBeforeHydration: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    const covering = getComputedStyle(canvas.getByRole("img"), "::after");
    await expect(covering.content).toBe('""');
    await expect(covering.position).toBe("absolute");
  },
};

/** A URL that fails to load shows the same placeholder. */
export const Broken: Story = {
  tags: ["!dev", "!autodocs"],
  args: { src: "data:image/png;base64,broken" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-empty]")).not.toBeNull());
  },
};

function StorageImage({ src, alt, sizes, onError }: PictureImageProps) {
  return <img src={src} alt={alt} sizes={sizes} data-storage onError={onError} />;
}

/** Below a `PictureProvider`, the application's image fills the box. A failure still shows the placeholder. */
export const WithTheApplicationsImage: Story = {
  render: (args) => (
    <PictureProvider component={StorageImage}>
      <Picture {...args} ratio="2 / 1" />
      <Picture {...args} src="data:image/png;base64,broken" alt="Ảnh hỏng" />
    </PictureProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole("img", { name: served("Ấm trà gốm Bát Tràng") });
    await expect(image).toHaveAttribute("data-storage");
    await waitFor(() => expect(image.getBoundingClientRect().height).toBe(80));
    await waitFor(() => expect(canvasElement.querySelectorAll("[data-empty]")).toHaveLength(1));
  },
};

/** Beside text: fixed size that nothing stretches, round for a shop. */
export const Thumbnails: Story = {
  tags: ["visual"],
  render: ({ src }) => (
    <p style={{ display: "flex", gap: 12, minHeight: 120, whiteSpace: "nowrap" }}>
      <Thumbnail src={src} size={28} />
      <Thumbnail src={src} size={72} />
      <Thumbnail src={src} size={32} round />
      <Thumbnail src={null} size={48} />
      Ấm trà
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    const sizes = [...canvasElement.querySelectorAll("p > span")].map((one) => one.getBoundingClientRect());
    await expect(sizes.map(({ width, height }) => [width, height])).toEqual(
      [28, 72, 32, 48].map((size) => [size, size]),
    );
  },
};

/** Ratios, fits and the empty box. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 12 }}>
      <Picture {...args} ratio="4 / 3" />
      <Picture {...args} ratio="2 / 1" fit="contain" />
      <Picture {...args} src={null} />
      <Picture {...args} src="" ratio="3 / 1" alt="" />
    </div>
  ),
};
