import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { inBox } from "../../fixtures/in-box.tsx";
import { companyInvoice } from "../../fixtures/checkout/checkout.ts";
import { named, textOf } from "../../fixtures/texts.ts";
import { VatSection } from "./VatSection.tsx";

const meta = {
  component: VatSection,
  args: { value: null, onChange: fn() },
} satisfies Meta<typeof VatSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Optional: one button. */
export const Default: Story = {};

export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <VatSection {...args} />
      <VatSection {...args} value={companyInvoice} />
    </div>
  ),
};

/** On a phone the buttons go below the details, so that no line of them is broken within a word. */
export const OnAPhone: Story = {
  args: { value: companyInvoice },
  tags: ["!dev", "!autodocs"],
  decorators: [inBox({ width: 294 })],
  play: async ({ canvas }) => {
    const email = canvas.getByText(companyInvoice.email).getBoundingClientRect();
    const edit = canvas.getByRole("button", named("checkout:vat.edit_label"));
    await expect(edit.getBoundingClientRect().top).toBeGreaterThanOrEqual(email.bottom);
  },
};

/** The invoice is optional; the form opens on demand. */
export const OpensTheFormWhenWanted: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("checkout:vat.add")));
    await userEvent.type(
      await canvas.findByLabelText(textOf("checkout:vat.company_name")),
      "Công ty TNHH Sen Việt",
    );
    await userEvent.click(canvas.getByRole("button", named("checkout:vat.cancel")));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** With details: a summary that can be edited or removed. Removing it keeps the focus beside the offer. */
export const Given: Story = {
  args: { value: companyInvoice },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("checkout:vat.edit_label")));
    await userEvent.click(await canvas.findByRole("button", named("checkout:vat.save")));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(companyInvoice));
    await userEvent.click(canvas.getByRole("button", named("checkout:vat.remove_label")));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole("button", named("checkout:vat.edit_label"))).toHaveFocus();
  },
};
