import type { CartCreate } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { accepted, refused } from "../../fixtures/forms/calls.ts";
import { plainLine, shirtChoices } from "../../fixtures/cart/cart.ts";
import { including, named, served, textOf } from "../../fixtures/texts.ts";
import { VariantDialog } from "./VariantDialog.tsx";

/** White, size M, with eight in stock. */
const line = { ...plainLine, variant_id: 6, quantity: 4 };

const meta = {
  component: VariantDialog,
  args: { line, load: async () => shirtChoices, onChange: accepted(), onClose: fn() },
} satisfies Meta<typeof VariantDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with the line's current variant. */
export const Default: Story = { tags: ["visual"] };

export const Loading: Story = { args: { load: () => new Promise<CartCreate>(() => undefined) } };

/** Opens with the line's variant; the button is disabled until another variant in stock is chosen. */
export const ChangesTheVariant: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole("radio", { name: including("Trắng ngà") })).toBeChecked();
    const apply = canvas.getByRole("button", named("cart:variant.apply"));
    await expect(apply).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: /^L/ }));
    await expect(apply).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: including("Xanh biển") }));
    await userEvent.click(apply);
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Fewer in stock than the line's quantity: a note says so before the change, with the new price. */
export const Fewer: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: including("Xanh biển") }));
    await userEvent.click(canvas.getByRole("radio", { name: /^S/ }));
    await expect(canvas.getByText(textOf("product:stock.few", { count: 3 }))).toBeVisible();
  },
};

/** Sold out meanwhile: the server's message is shown. */
export const Refused: Story = {
  args: { onChange: refused({ code: 422, message: "Sản phẩm đã hết hàng" }) },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: including("Xanh biển") }));
    await userEvent.click(canvas.getByRole("button", named("cart:variant.apply")));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(served("Sản phẩm đã hết hàng"));
  },
};
