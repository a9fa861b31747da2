import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { text, weight } from "./theme.ts";

const meta = { title: "Foundations/Type" } satisfies Meta;
export default meta;
type Story = StoryObj;

const sample = "Ễ Ữ Ặ Ổ – Những ngày hè rực rỡ";

/** Seven sizes. Stacked marks of one line never touch the line above. */
export const Scale: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <div style={{ display: "grid", gap: 16, maxWidth: 480 }}>
      {Object.entries(text).map(([name, font]) => (
        <p key={name} style={{ font }}>
          {name}: {sample}
        </p>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const body = getComputedStyle(canvas.getByText(/^body/));
    await expect([body.fontSize, body.lineHeight]).toEqual(["16px", "24px"]);
    await expect(body.fontFamily).toContain("Be Vietnam Pro");
  },
};

/** Four weights. */
export const Weights: Story = {
  render: () => (
    <div>
      {Object.entries(weight).map(([name, fontWeight]) => (
        <p key={name} style={{ fontWeight }}>
          {name}: {sample}
        </p>
      ))}
    </div>
  ),
};
