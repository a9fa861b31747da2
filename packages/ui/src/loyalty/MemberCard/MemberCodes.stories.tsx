import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { memberCard } from "../../fixtures/loyalty/membership.ts";
import { nameIncluding } from "../../fixtures/texts.ts";
import { MemberCodes } from "./MemberCodes.tsx";

const meta = {
  component: MemberCodes,
  args: { number: memberCard.number },
} satisfies Meta<typeof MemberCodes>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dark on light in both schemes, so that scanners can read it. The accessible name has the number. */
export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByRole("img", nameIncluding("loyalty:membership.qr", { number: "8812345678901232" })),
    ).toBeVisible();
    await expect(
      canvas.getByRole("img", nameIncluding("loyalty:membership.barcode", { number: "8812345678901232" })),
    ).toBeVisible();
    const paper = canvasElement.querySelector("svg")?.parentElement;
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(paper ?? canvasElement)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    await expect(Math.min(red, green, blue)).toBeGreaterThan(240);
  },
};

/** The barcode fits the smallest phone. */
export const SmallPhone: Story = { globals: { viewport: { value: "small" } } };
