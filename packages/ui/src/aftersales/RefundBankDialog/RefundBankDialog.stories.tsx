import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { bankAccount, banks } from "../../fixtures/aftersales/banks.ts";
import { accepted } from "../../fixtures/forms/calls.ts";
import { keptDrafts } from "../../fixtures/forms/drafts.tsx";
import { including, named, nameIncluding, textOf } from "../../fixtures/texts.ts";
import { RefundBankDialog } from "./RefundBankDialog.tsx";

const meta = {
  component: RefundBankDialog,
  args: {
    open: true,
    refundId: 7,
    loadBanks: () => Promise.resolve(banks),
    account: bankAccount,
    onSubmit: accepted(),
    onClose: fn(),
  },
} satisfies Meta<typeof RefundBankDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current account. */
export const Default: Story = { tags: ["visual"] };

/** The banks are being loaded. */
export const Loading: Story = {
  args: { loadBanks: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", named("aftersales:bank.submit"))).toBeDisabled();
  },
};

/** Changes the account to another bank, saves and closes. */
export const SavesAnotherBank: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const bank = await canvas.findByRole("combobox", nameIncluding("aftersales:bank.bank"));
    await userEvent.clear(bank);
    await userEvent.type(bank, "acb{ArrowDown}{Enter}");
    await userEvent.click(canvas.getByRole("button", named("aftersales:bank.submit")));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...bankAccount, bank_name: "ACB", bank_bin: "970416" }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

const drafts: Record<string, unknown> = {};
const draftOf = (refund: number, account_number: string) => {
  drafts[`refund-bank-${refund}`] = { ...bankAccount, account_number };
};

/** An account number typed before a reload is still there, and forgotten once it is saved. Another refund's draft stays out of it. */
export const DraftIsStillThere: Story = {
  decorators: [keptDrafts(drafts)],
  beforeEach: () => {
    draftOf(7, "9988776655");
    draftOf(8, "1122334455");
  },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const number = await canvas.findByLabelText(including(textOf("aftersales:bank.account_number")));
    await waitFor(() => expect(number).toHaveValue("9988776655"));
    await userEvent.type(number, "4");
    const typed = { ...bankAccount, account_number: "99887766554" };
    await waitFor(() => expect(drafts["refund-bank-7"]).toEqual(typed));
    await userEvent.click(canvas.getByRole("button", named("aftersales:bank.submit")));
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(typed));
    await waitFor(() => expect(drafts["refund-bank-7"]).toBeNull());
    await expect(drafts["refund-bank-8"]).toHaveProperty("account_number", "1122334455");
  },
};
