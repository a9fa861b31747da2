import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { deliveredDetail, longDetail } from "../../fixtures/aftersales/order-detail.ts";
import { scarfPicture } from "../../fixtures/primitives/pictures.ts";
import { controlled } from "../../fixtures/forms/stateful.tsx";
import { including, named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { ReturnItemsField } from "./ReturnItemsField.tsx";

const [first] = deliveredDetail.order_detail_items;
if (!first) throw new Error("The order has a line.");
const lines = [
  { ...first, id: 1, quantity: 3 },
  {
    ...first,
    id: 2,
    product_name: "Khăn lụa tơ tằm Bảo Lộc",
    product_image: scarfPicture,
    variance_group_2: null,
    quantity: 1,
  },
];

const meta = {
  component: ReturnItemsField,
  args: { lines, value: [], onChange: fn() },
  decorators: [controlled],
} satisfies Meta<typeof ReturnItemsField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two lines, none chosen. */
export const Default: Story = {};

/** A single line: no "all" checkbox, but a stepper if it has several pieces. */
export const OneLine: Story = {
  args: { lines: lines.slice(0, 1), value: [{ order_detail_item_id: 1, quantity: 3 }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("checkbox", named("aftersales:return_create.items_all"))).toBeNull();
  },
};

/** Nothing chosen: the error is shown below and linked to the group. */
export const Wrong: Story = {
  args: { error: "Vui lòng chọn sản phẩm bạn muốn trả" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(
      textOf("fields:return_items_required"),
    );
  },
};

/** Long names on the narrowest phone. */
export const LongText: Story = {
  args: {
    lines: longDetail.order_detail_items,
    value: longDetail.order_detail_items.map(({ id, quantity }) => ({ order_detail_item_id: id, quantity })),
  },
  globals: { viewport: { value: "small" } },
};

/** Visual regression snapshot. */
export const Matrix: Story = {
  tags: ["visual"],
  args: { value: [{ order_detail_item_id: 1, quantity: 2 }] },
};

/** Choosing a line takes all of its pieces, then fewer. The result follows the order of the lines, not of the presses. */
export const ChoosesLinesAndPieces: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const all = canvas.getByRole<HTMLInputElement>("checkbox", named("aftersales:return_create.items_all"));
    await userEvent.click(canvas.getByRole("checkbox", { name: including("Khăn lụa tơ tằm Bảo Lộc") }));
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(canvas.getByRole("checkbox", { name: including("Áo") }));
    await expect(all).toBeChecked();
    await userEvent.click(
      canvas.getByRole(
        "button",
        nameIncluding("aftersales:return_create.item_decrease", { name: "Áo sơ mi linen tay dài cổ trụ" }),
      ),
    );
    await expect(all).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith([
      { order_detail_item_id: 1, quantity: 2 },
      { order_detail_item_id: 2, quantity: 1 },
    ]);
    await userEvent.click(all);
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};
