import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { twiceTheText } from "../../fixtures/foundations/twice-the-text.ts";
import { brokenPicture, longProduct, productsOf } from "../../fixtures/catalog/products.ts";
import { ProductGrid, ProductGridSkeleton } from "./ProductGrid.tsx";

const meta = {
  component: ProductGrid,
  subcomponents: { ProductGridSkeleton },
  args: { products: productsOf(12), productHref: (id) => `#product-${id}` },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = (canvasElement: HTMLElement) =>
  getComputedStyle(canvasElement.querySelector("ul") ?? canvasElement).gridTemplateColumns.split(" ").length;

/** Two columns on a phone; the cards of a row have the same height. */
export const Default: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(columns(canvasElement)).toBe(2);
    const [first, second] = canvas.getAllByRole("article");
    await expect(first?.offsetHeight).toBe(second?.offsetHeight);
  },
};

/** Only the first picture loads eagerly; the others load near the viewport. */
export const Priority: Story = {
  tags: ["!dev", "!autodocs"],
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll("img")];
    await expect(pictures.map((picture) => picture.loading)).toEqual([
      "eager",
      ...Array.from({ length: 11 }, () => "lazy"),
    ]);
  },
};

/** A card below the first screen reserves about the space that it takes once laid out. */
export const OffScreen: Story = {
  args: { products: productsOf(60) },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole("list");
    const last = canvas.getAllByRole("listitem").at(-1);
    await waitFor(() =>
      expect(last?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).toBe(false),
    );
    const estimated = list.offsetHeight;
    for (const item of canvasElement.querySelectorAll("li")) item.style.contentVisibility = "visible";
    await expect(Math.abs(list.offsetHeight - estimated)).toBeLessThan(0.08 * estimated);
  },
};

/** Skeletons of the cards. */
export const Loading: Story = { render: () => <ProductGridSkeleton count={6} /> };

/** Newer products are loading. */
export const Updating: Story = {
  args: { updating: true },
  // Dimmed on purpose while loading, like a disabled control.
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
};

/** The longest texts and missing pictures, at 320 px. */
export const LongText: Story = {
  args: { products: [longProduct, brokenPicture, longProduct].map((product, id) => ({ ...product, id })) },
  globals: { viewport: { value: "small" } },
};

/** The grid. */
export const Matrix: Story = { tags: ["visual", "!dev", "!autodocs"] };

/** Text at 200% on a phone: one column, so that no price is broken. */
export const TwiceTheText: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "phone" } },
  beforeEach: twiceTheText,
  play: async ({ canvasElement }) => {
    await expect(columns(canvasElement)).toBe(1);
  },
};
