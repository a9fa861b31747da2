import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { brokenPicture, longProduct, productsOf } from "../../fixtures/products.ts";
import { ProductGrid, ProductGridSkeleton } from "./ProductGrid.tsx";

const meta = {
  component: ProductGrid,
  args: { products: productsOf(12), productHref: (id) => `#product-${id}` },
} satisfies Meta<typeof ProductGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const columns = (canvasElement: HTMLElement) =>
  getComputedStyle(canvasElement.querySelector("ul") ?? canvasElement).gridTemplateColumns.split(" ").length;

/** Two columns on a phone; cards of a row are equally high. */
export const Default: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(columns(canvasElement)).toBe(2);
    const [first, second] = canvas.getAllByRole("article");
    await expect(first?.offsetHeight).toBe(second?.offsetHeight);
  },
};

/** The first picture is fetched at once, all others when they come near. */
export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll("img")];
    await expect(pictures.map((picture) => picture.loading)).toEqual([
      "eager",
      ...Array.from({ length: 11 }, () => "lazy"),
    ]);
  },
};

/** The boxes of what comes. */
export const Loading: Story = { render: () => <ProductGridSkeleton count={6} /> };

/** Other products are on their way. */
export const Updating: Story = {
  args: { updating: true },
  // Paler on purpose while it waits, as a disabled control is.
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
};

/** The longest texts and missing pictures, at 320 px. */
export const LongText: Story = {
  args: { products: [longProduct, brokenPicture, longProduct].map((product, id) => ({ ...product, id })) },
  globals: { viewport: { value: "small" } },
};

/** The grid as it is. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};
