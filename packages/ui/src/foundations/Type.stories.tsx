import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { text, weight } from "./theme.ts";
import { constants } from "./tokens.ts";

const meta = { title: "Foundations/Type" } satisfies Meta;
export default meta;
type Story = StoryObj;

const sample = "Ễ Ữ Ặ Ổ – Những ngày hè rực rỡ";

/** Seven sizes. Stacked diacritics never touch the line above. */
export const Scale: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 16, maxWidth: 480 }}>
      {Object.entries(text).map(([name, font]) => (
        <p key={name} style={{ font }}>
          {name}: {sample}
          <br />
          <small style={{ font: text.caption }}>
            {constants.text[name as keyof typeof text].split(" var")[0]}
          </small>
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

/** Headings render in the shop's own font, not in a fallback. */
export const Headings: Story = {
  render: () => (
    <div>
      <h1>{sample}</h1>
      <h2>{sample}</h2>
      <h3>{sample}</h3>
    </div>
  ),
  play: async ({ canvas }) => {
    if (import.meta.env.MODE !== "test") return;
    const { drawnFonts } = await import("../fixtures/foundations/drawn-fonts.ts");
    const headings = canvas.getAllByRole("heading");
    await document.fonts.ready;
    for (const heading of headings) {
      const fonts = await drawnFonts(heading);
      await expect(fonts.length).toBeGreaterThan(0);
      await expect(fonts.filter((name) => !name.startsWith("Be Vietnam Pro"))).toEqual([]);
    }
  },
};

/** Width of the sample text in a font. */
function widthIn(family: string, fontWeight: number): number {
  const drawing = document.createElement("canvas").getContext("2d");
  if (!drawing) return NaN;
  drawing.font = `${fontWeight} 100px ${family}`;
  return drawing.measureText(sample).width;
}

/** Four weights. Until the font has loaded, an adjusted local font takes the same width. */
export const Weights: Story = {
  play: async () => {
    for (const fontWeight of Object.values(constants.weight)) {
      const own = '"Be Vietnam Pro"';
      await document.fonts.load(`${fontWeight} 16px ${own}`, sample);
      for (const fallback of ['"Be Vietnam Fallback Roboto"', '"Be Vietnam Fallback Arial"']) {
        // Only fonts installed on this machine can be measured.
        const isHere = await document.fonts.load(`${fontWeight} 16px ${fallback}`, sample).catch(() => []);
        if (isHere.length === 0) continue;
        const ratio = widthIn(fallback, fontWeight) / widthIn(own, fontWeight);
        await expect(Math.abs(ratio - 1)).toBeLessThan(0.02);
      }
    }
  },
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
