import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { companyInvoice } from "../../fixtures/checkout.ts";
import { guide } from "./VatSection.guide.ts";
import { VatSection } from "./VatSection.tsx";

const meta = {
  component: VatSection,
  parameters: { guide },
  args: { value: null, onChange: fn() },
} satisfies Meta<typeof VatSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody must: the form opens only when it is wanted. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Thêm thông tin" }));
    await userEvent.type(await canvas.findByLabelText("Tên công ty"), "Công ty TNHH Sen Việt");
    await userEvent.click(canvas.getByRole("button", { name: "Hủy" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Given: shown in short, changed or given up. */
export const Given: Story = {
  args: { value: companyInvoice },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sửa thông tin hóa đơn VAT" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Lưu thông tin" }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(companyInvoice));
    await userEvent.click(canvas.getByRole("button", { name: "Bỏ hóa đơn VAT" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <VatSection {...args} />
      <VatSection {...args} value={companyInvoice} />
    </div>
  ),
};
