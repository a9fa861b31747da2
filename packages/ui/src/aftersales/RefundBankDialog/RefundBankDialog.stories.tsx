import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { bankAccount, banks } from "../../fixtures/aftersales/banks.ts";
import { accepted, lostThenAccepted } from "../../fixtures/forms/calls.ts";
import { including, textOf, wordsOf } from "../../fixtures/texts.ts";
import { RefundBankDialog } from "./RefundBankDialog.tsx";

const onRetry = fn();
const meta = {
  component: RefundBankDialog,
  args: {
    open: true,
    banks: { state: "ready", banks },
    account: bankAccount,
    onSubmit: accepted(),
    onClose: fn(),
  },
} satisfies Meta<typeof RefundBankDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The current account. */
export const Default: Story = { args: { onSubmit: accepted(), onClose: fn() } };

/** The banks are being loaded. */
export const Loading: Story = {
  args: { banks: { state: "loading" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: textOf("aftersales:bank.submit") })).toBeDisabled();
  },
};

/** Visual regression snapshot. */
export const Matrix: Story = {
  tags: ["visual", "!dev", "!autodocs"],
  parameters: { chromatic: { disableSnapshot: false } },
};

/** Changes the account to another bank, saves and closes. */
export const SavesAnotherBank: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    const bank = await canvas.findByRole("combobox", { name: including(textOf("aftersales:bank.bank")) });
    await userEvent.clear(bank);
    await userEvent.type(bank, "acb{ArrowDown}{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: textOf("aftersales:bank.submit") }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...bankAccount, bank_name: "ACB", bank_bin: "970416" }),
    );
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** No connection: a message says so, the input stays, and the next press succeeds. */
export const Failed: Story = {
  args: { onSubmit: lostThenAccepted(), onClose: fn() },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole("combobox", { name: including(textOf("aftersales:bank.bank")) });
    const save = canvas.getByRole("button", { name: textOf("aftersales:bank.submit") });
    await userEvent.click(save);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(textOf("aftersales:bank.refused"));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(save);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The banks failed to load. */
export const BanksFail: Story = {
  args: { banks: { state: "failed", onRetry } },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: wordsOf().retry }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
