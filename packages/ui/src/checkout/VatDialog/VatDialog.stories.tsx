import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { accepted } from "../../fixtures/forms/calls.ts";
import { companyInvoice } from "../../fixtures/checkout/checkout.ts";
import { keptDrafts } from "../../fixtures/forms/drafts.tsx";
import { named, textOf } from "../../fixtures/texts.ts";
import { VatDialog } from "./VatDialog.tsx";

const meta = {
  component: VatDialog,
  args: { onSubmit: accepted(), onClose: fn() },
} satisfies Meta<typeof VatDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An empty form. */
export const Default: Story = {};

export const Matrix: Story = {
  tags: ["visual"],
  args: { value: { ...companyInvoice, company_name: "Công ty cổ phần xuất nhập khẩu ".repeat(4) } },
};

/** Filled in; the values are sent trimmed. */
export const SendsItTidied: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByLabelText(textOf("checkout:vat.company_name")),
      "  Công ty TNHH Sen Việt ",
    );
    await userEvent.type(canvas.getByLabelText(textOf("checkout:vat.tax_code")), "0312345678");
    await userEvent.type(
      canvas.getByLabelText(textOf("checkout:vat.company_address")),
      "12 Nguyễn Huệ, Quận 1, Thành phố Hồ Chí Minh",
    );
    await userEvent.type(canvas.getByLabelText(textOf("checkout:vat.email")), "ketoan@example.com");
    await userEvent.click(canvas.getByRole("button", named("checkout:vat.save")));
    await expect(args.onSubmit).toHaveBeenCalledWith(companyInvoice);
  },
};

/** Submitted empty: each field shows its error, the first gets focus, and nothing is sent. */
export const Empty: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", named("checkout:vat.save")));
    await expect(await canvas.findByText(textOf("fields:company_name_required"))).toBeVisible();
    await expect(canvas.getByLabelText(textOf("checkout:vat.company_name"))).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A tax code of nine digits is refused on blur. */
export const WrongTaxCode: Story = {
  args: { value: companyInvoice },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(textOf("checkout:vat.tax_code"));
    await userEvent.clear(field);
    await userEvent.type(field, "031234567");
    await userEvent.tab();
    await expect(await canvas.findByText(textOf("fields:tax_code_format"))).toBeVisible();
    await expect(field).toBeInvalid();
  },
};

const drafts: Record<string, unknown> = {};

/** A tax code typed before a reload is still there, and forgotten once it is saved. */
export const DraftIsStillThere: Story = {
  decorators: [keptDrafts(drafts)],
  beforeEach: () => void (drafts.vat = { ...companyInvoice, tax_code: "031234567" }),
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText(textOf("checkout:vat.tax_code"));
    await waitFor(() => expect(field).toHaveValue("031234567"));
    await userEvent.type(field, "8");
    await waitFor(() => expect(drafts.vat).toEqual(companyInvoice));
    await userEvent.click(canvas.getByRole("button", named("checkout:vat.save")));
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(companyInvoice));
    await waitFor(() => expect(drafts.vat).toBeNull());
  },
};
