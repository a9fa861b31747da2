import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { cartTotals, dealLine, longLine, plainLine } from "../../fixtures/cart/cart.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { CartSummary } from "./CartSummary.tsx";

const meta = {
  component: CartSummary,
  parameters: { docs: { story: { inline: false, height: "720px" } } },
  args: {
    lines: [plainLine, dealLine],
    totals: cartTotals,
    busy: false,
    obstacle: null,
    owner: "customer",
    onCheckout: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof CartSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The server's totals, with a bar at the bottom of a phone. */
export const Default: Story = { tags: ["visual"] };

/** Until the server responds, goods are added up on the device. */
export const Guest: Story = {
  args: { totals: null, owner: "guest" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("987.000 đ")[0]).toBeVisible();
    await expect(canvas.getByRole("button", named("cart:summary.checkout_guest"))).toBeEnabled();
  },
};

/** A quantity is being saved: the goods total updates at once, the coupons keep the server's last values. */
export const Busy: Story = {
  args: { lines: [{ ...plainLine, quantity: 2 }, dealLine], busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1.376.000 đ")).toBeInTheDocument();
    await expect(canvas.getAllByText("1.246.000 đ")[0]).toBeInTheDocument();
  },
};

/** The first totals are loading: the sum appears with the coupons, and checkout does not wait for it. */
export const FirstTotals: Story = {
  args: { totals: null, busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
    await expect(canvas.getByRole("button")).toBeEnabled();
  },
};

/** Checkout is not possible: the button is disabled and says why. */
export const Obstacle: Story = {
  args: { lines: [], totals: null, obstacle: "Chọn ít nhất một sản phẩm để thanh toán" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription(textOf("cart:obstacle.nothing"));
  },
};

/** A column on a desktop. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };

/** The largest amounts at 320 px. */
export const LongText: Story = {
  args: { lines: [longLine], totals: null },
  globals: { viewport: { value: "small" }, locale: "en" },
};

export const ChecksOut: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText("857.000 đ")[0]).toBeVisible();
    await userEvent.click(canvas.getByRole("button", named("cart:summary.checkout", { count: 2 })));
    await expect(args.onCheckout).toHaveBeenCalledOnce();
  },
};
