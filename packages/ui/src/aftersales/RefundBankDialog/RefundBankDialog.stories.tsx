import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { bankAccount, banks } from "../../fixtures/banks.ts";
import { accepted, lostThenAccepted } from "../../fixtures/calls.ts";
import { guide } from "./RefundBankDialog.guide.ts";
import { RefundBankDialog } from "./RefundBankDialog.tsx";

const meta = {
  component: RefundBankDialog,
  parameters: { guide },
  args: {
    open: true,
    banks,
    account: bankAccount,
    onSubmit: accepted(),
    onRetryBanks: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RefundBankDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The account as it is; another bank is chosen, saved, closed. */
export const Default: Story = {
  args: { onSubmit: accepted(), onClose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const bank = await canvas.findByRole("combobox", { name: /Ngân hàng/ });
    await userEvent.clear(bank);
    await userEvent.type(bank, "acb{ArrowDown}{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Lưu tài khoản" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...bankAccount, bank_name: "ACB", bank_bin: "970416" }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** No connection: said so, everything is still there, the next press goes through. */
export const Failed: Story = {
  args: { onSubmit: lostThenAccepted(), onClose: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole("combobox", { name: /Ngân hàng/ });
    const save = canvas.getByRole("button", { name: "Lưu tài khoản" });
    await userEvent.click(save);
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Chưa lưu được tài khoản");
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(save);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The banks are being loaded. */
export const Loading: Story = {
  args: { banks: "loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Lưu tài khoản" })).toBeDisabled();
  },
};

/** The banks did not come. */
export const BanksFail: Story = {
  args: { banks: "failed", onRetryBanks: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Thử lại" }));
    await expect(args.onRetryBanks).toHaveBeenCalledOnce();
  },
};

/** As it is looked at, with the list open. */
export const Matrix: Story = {
  tags: ["visual"],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("combobox"));
    await expect(canvas.getAllByRole("option")).toHaveLength(banks.length);
  },
};
