import type { CartCreate } from "@sen/api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { accepted, lostThenAccepted, refused } from "../../fixtures/calls.ts";
import { plainLine, shirtChoices } from "../../fixtures/cart.ts";
import { guide } from "./VariantDialog.guide.ts";
import { VariantDialog } from "./VariantDialog.tsx";

/** White, M, of which there are eight. */
const line = { ...plainLine, variant_id: 6, quantity: 4 };

const meta = {
  component: VariantDialog,
  parameters: { guide },
  args: { line, load: async () => shirtChoices, onChange: accepted(), onClose: fn() },
} satisfies Meta<typeof VariantDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens with what the line holds; nothing to change until another variant in stock is chosen. */
export const Default: Story = {
  args: { onChange: accepted() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole("radio", { name: /Trắng ngà/ })).toBeChecked();
    const apply = canvas.getByRole("button", { name: "Đổi" });
    await expect(apply).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: /^L/ }));
    await expect(apply).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: /Xanh biển/ }));
    await userEvent.click(apply);
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Fewer than the line has: said before it is changed, with the other price. */
export const Fewer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /Xanh biển/ }));
    await userEvent.click(canvas.getByRole("radio", { name: /^S/ }));
    await expect(canvas.getByText("Chỉ còn 3 sản phẩm")).toBeVisible();
  },
};

/** No answer came: it says so, keeps the choice, and the same button asks again. */
export const Lost: Story = {
  args: { onChange: lostThenAccepted(), onClose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /Xanh biển/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Đổi" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Không có kết nối mạng");
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(canvas.getByRole("radio", { name: /Xanh biển/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Đổi" }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

/** Sold out meanwhile: the server's words. */
export const Refused: Story = {
  args: { onChange: refused({ code: 422, message: "Sản phẩm đã hết hàng" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("radio", { name: /Xanh biển/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Đổi" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Sản phẩm đã hết hàng");
  },
};

export const Loading: Story = { args: { load: () => new Promise<CartCreate>(() => undefined) } };

/** The variants could not be loaded: said, and asked for again. */
export const Failed: Story = {
  args: {
    load: (() => {
      let tries = 0;
      return () =>
        (tries += 1) === 1 ? Promise.reject(new Error("Failed to fetch")) : Promise.resolve(shirtChoices);
    })(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Thử lại" }));
    await expect(await canvas.findByRole("radio", { name: /Trắng ngà/ })).toBeChecked();
  },
};

/** The whole sheet. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
};
