import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { caseHrefs } from "../../fixtures/aftersales/case-hrefs.ts";
import { longContext, silkContext } from "../../fixtures/aftersales/request-context.ts";
import { named } from "../../fixtures/texts.ts";
import { CaseProducts } from "./CaseProducts.tsx";

const meta = {
  component: CaseProducts,
  args: { context: silkContext, productHref: caseHrefs.product },
} satisfies Meta<typeof CaseProducts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The products and their total. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", named("aftersales:case_page.products"))).toBeVisible();
    await expect(canvas.getByRole("table")).toBeVisible();
    await expect(canvas.getByText("798.000 đ")).toBeVisible();
  },
};

/** The largest amount, at 320 px. */
export const LongText: Story = {
  args: { context: longContext },
  globals: { viewport: { value: "small" } },
};
