import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { shirtDetail } from "../../fixtures/product/product-details.ts";
import { named } from "../../fixtures/texts.ts";
import { Description } from "./Description.tsx";

const meta = {
  component: Description,
  args: { text: shirtDetail.description },
} satisfies Meta<typeof Description>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Paragraphs as the shop wrote them. */
export const Default: Story = { args: { text: "Mềm và mát.\n\nGiặt nước lạnh." } };

export const Empty: Story = { args: { text: "" } };

/** A long text is collapsed but fully in the HTML, and can be expanded. */
export const LongText: Story = {
  tags: ["visual"],
  args: { text: `${shirtDetail.description}\n\n${shirtDetail.description}` },
};

export const Unfolds: Story = {
  args: LongText.args,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole("button", named("product:description.more"));
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(more);
    await expect(canvas.getByRole("button", named("product:description.less"))).toHaveAttribute(
      "aria-expanded",
      "true",
    );
  },
};
