import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { served } from "../../fixtures/texts.ts";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  component: ProgressBar,
  args: { value: 0.7, label: "Đã bán 42 trên 60" },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read the percentage. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: served("Đã bán 42 trên 60") })).toHaveAttribute(
      "aria-valuenow",
      "70",
    );
  },
};

/** Values out of range are clamped. */
export const Matrix: Story = {
  tags: ["visual"],
  render: () => (
    <div style={{ display: "grid", gap: 12, maxWidth: 320 }}>
      <ProgressBar value={-1} label="Âm" />
      <ProgressBar value={0.05} label="Ít" tone="success" />
      <ProgressBar value={0.5} label="Nửa" tone="sale" />
      <ProgressBar value={0.9} label="Nhiều" tone="danger" />
      <ProgressBar value={7} label="Quá" />
    </div>
  ),
};

/** In forced colors, too, the filled part is seen, whatever its tone. */
export const FilledInForcedColors: Story = {
  ...Matrix,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    if (import.meta.env.MODE !== "test") return;
    const { inForcedColors } = await import("../../fixtures/foundations/forced-colors.ts");
    const bars = canvas.getAllByRole("progressbar");
    const colorOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
    const seen = await inForcedColors(() =>
      bars.map((bar) => [colorOf(bar), colorOf(bar.firstElementChild)]),
    );
    for (const [track, filled] of seen) await expect(filled).not.toBe(track);
  },
};
