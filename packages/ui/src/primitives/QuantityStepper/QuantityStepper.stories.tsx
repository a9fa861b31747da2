import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { faintControls } from "../../fixtures/foundations/painted-contrast.ts";
import { QuantityStepper } from "./QuantityStepper.tsx";

const labels = { quantity: "Số lượng", decrease: "Giảm", increase: "Tăng" };
const meta = {
  component: QuantityStepper,
  args: { defaultValue: 2, max: 12, labels, onChange: fn() },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Quantity 2, with a button on either side. */
export const Default: Story = {};

/** Bounds, sizes, disabled. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
      <QuantityStepper {...args} value={1} />
      <QuantityStepper {...args} value={12} />
      <QuantityStepper {...args} value={5} size="small" />
      <QuantityStepper {...args} value={1} disabled />
      <QuantityStepper {...args} value={9999} max={9999} />
    </div>
  ),
};

/** Buttons have enough contrast at both bounds, when disabled, and in both color schemes. */
export const VisibleInEveryState: Story = {
  ...Matrix,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvasElement }) => {
    await expect(faintControls(canvasElement.querySelectorAll("button"), 3)).toEqual([]);
  },
};

/** In a column it keeps its width, and a number of four digits is whole. */
export const InAColumn: Story = {
  tags: ["!dev", "!autodocs"],
  args: { defaultValue: 9999, max: 9999 },
  decorators: [inBox({ display: "grid" })],
  play: async ({ canvas }) => {
    const { scrollWidth, clientWidth, parentElement } = canvas.getByRole("textbox");
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(parentElement?.clientWidth).toBeLessThan(200);
  },
};

/** Buttons step by one and stop at the bounds, where they keep the focus. */
export const StopsAtTheBounds: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Giảm" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole("button", { name: "Giảm" })).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("button", { name: "Giảm" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Tăng" }));
    await expect(canvas.getByRole("textbox")).toHaveValue("2");
  },
};

/** A typed number is committed on blur: digits only, clamped to the stock. */
export const TypedBeyondStock: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("textbox", { name: "Số lượng" });
    await userEvent.click(box);
    await userEvent.keyboard("9x9");
    await expect(box).toHaveValue("99");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(12);
    await expect(box).toHaveValue("12");
  },
};

/** The arrow keys count from what was typed, not from the last quantity. */
export const ArrowsGoOn: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.keyboard("7{ArrowUp}");
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
  },
};

/** Clearing the box restores the previous quantity on blur. */
export const Emptied: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(box).toHaveValue("2");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
