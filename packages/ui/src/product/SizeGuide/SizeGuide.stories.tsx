import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { shirtSizes, shoeSizes } from "../../fixtures/product/product-details.ts";
import { named } from "../../fixtures/texts.ts";
import { SizeGuide } from "./SizeGuide.tsx";

const opened: Story["play"] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button", named("product:size_guide.title")));
  await expect(screen.getByRole("table")).toBeVisible();
};

const meta = { component: SizeGuide, args: { sizes: shirtSizes } } satisfies Meta<typeof SizeGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the button; a click opens the table. */
export const Default: Story = {};

/** Five columns of clothes. */
export const Matrix: Story = {
  tags: ["visual"],
  play: opened,
};

/** At 320 px a wide table scrolls inside the dialog, not with the page. */
export const LongText: Story = {
  globals: { viewport: { value: "small" } },
  args: {
    sizes: shirtSizes.map(({ name, measures }) => ({
      name,
      measures: [...measures, { name: "Chiều dài tay áo tính từ vai (cm)", value: "57–59" }],
    })),
  },
  play: opened,
};

/** A missing measurement shows as a dash. */
export const MissingMeasure: Story = {
  tags: ["!dev", "!autodocs"],
  args: { sizes: shoeSizes },
  play: async (context) => {
    await opened(context);
    const row = screen.getByRole("row", { name: /^36/ });
    await expect(row).toHaveTextContent("3623,0–23,5–");
  },
};
