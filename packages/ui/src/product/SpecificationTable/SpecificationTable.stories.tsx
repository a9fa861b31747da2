import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { longDetail, shirtDetail } from "../../fixtures/product/product-details.ts";
import { textOf } from "../../fixtures/texts.ts";
import { SpecificationTable } from "./SpecificationTable.tsx";

const meta = {
  component: SpecificationTable,
  args: { specifications: shirtDetail.specifications, maker: shirtDetail.maker },
} satisfies Meta<typeof SpecificationTable>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The brand first, then the shop's specifications in order. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent(
      textOf("product:specifications.maker"),
    );
  },
};

export const LongText: Story = {
  args: { specifications: longDetail.specifications },
  globals: { viewport: { value: "small" } },
};
