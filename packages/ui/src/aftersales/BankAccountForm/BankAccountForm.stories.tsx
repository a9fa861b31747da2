import { fieldErrors } from "@sen/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { within } from "storybook/test";
import { expect, fn, waitFor } from "storybook/test";
import { bankAccount, banks } from "../../fixtures/aftersales/banks.ts";
import { accepted } from "../../fixtures/forms/calls.ts";
import { nameIncluding, served } from "../../fixtures/texts.ts";
import { Button } from "../../primitives/index.ts";
import { BankAccountForm, type BankAccountFormProps } from "./BankAccountForm.tsx";
import { BankAccountFields, emptyBankAccount } from "./BankAccountFields.tsx";

function WithButton(props: BankAccountFormProps) {
  return (
    <div style={{ display: "grid", gap: 16, maxWidth: 420 }}>
      <BankAccountForm {...props} />
      <Button type="submit" form={props.id}>
        {served("Lưu")}
      </Button>
    </div>
  );
}

const meta = {
  component: BankAccountForm,
  render: (args) => <WithButton {...args} />,
  subcomponents: { BankAccountFields },
  args: { id: "bank", banks, onSubmit: accepted() },
} satisfies Meta<typeof BankAccountForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const bank = (canvas: Canvas) => canvas.getByRole("combobox", nameIncluding("aftersales:bank.bank"));
const number = (canvas: Canvas) =>
  canvas.getByRole("textbox", nameIncluding("aftersales:bank.account_number"));
const holder = (canvas: Canvas) =>
  canvas.getByRole("textbox", nameIncluding("aftersales:bank.account_fullname"));
const save = (canvas: Canvas) => canvas.getByRole("button", { name: "Lưu" });

/** An empty form. */
export const Default: Story = {};

/** Filled in, and empty with its errors. */
export const Matrix: Story = {
  tags: ["visual"],
  render: (args) => (
    <div style={{ display: "grid", gap: 32 }}>
      <WithButton {...args} id="filled" account={bankAccount} />
      <div style={{ display: "grid", gap: 16, maxWidth: 420 }}>
        <BankAccountFields
          banks={args.banks}
          value={emptyBankAccount}
          onChange={fn()}
          errors={{
            bank_name: { message: fieldErrors.bankRequired },
            account_number: { message: fieldErrors.accountNumberRequired },
            account_fullname: { message: fieldErrors.accountNameRequired },
          }}
        />
      </div>
    </div>
  ),
};

/** A bank is found without accents and chosen by keyboard; letters are not accepted in the account number. */
export const FoundWithoutAccents: Story = {
  ...Default,
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(bank(canvas), "ngan hang dong a");
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(bank(canvas)).toHaveValue("DongA Bank");
    await userEvent.type(number(canvas), "00a7-1b 0001234");
    await expect(number(canvas)).toHaveValue("00710001234");
    await userEvent.type(holder(canvas), "NGUYEN THI SEN");
    await userEvent.click(save(canvas));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        bank_name: "DongA Bank",
        bank_bin: "970406",
        account_number: "00710001234",
        account_fullname: "NGUYEN THI SEN",
      }),
    );
  },
};

/** Search by code and by Vietnamese name. */
export const Search: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(bank(canvas), "stb");
    await expect(canvas.getByRole("option", { name: /Sacombank/ })).toBeVisible();
    await userEvent.clear(bank(canvas));
    await userEvent.type(bank(canvas), "kỹ thương");
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
    await userEvent.click(canvas.getByRole("option", { name: /Techcombank/ }));
    await expect(bank(canvas)).toHaveValue("Techcombank");
  },
};

/** Submitted empty: each field shows its error, and the first gets focus. */
export const NothingFilledIn: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(save(canvas));
    await waitFor(() => expect(bank(canvas)).toBeInvalid());
    await expect(number(canvas)).toBeInvalid();
    await expect(holder(canvas)).toBeInvalid();
    await waitFor(() => expect(bank(canvas)).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Esc closes the list and keeps the chosen bank. */
export const EscapeKeepsTheChoice: Story = {
  args: { account: bankAccount },
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(bank(canvas));
    await userEvent.keyboard("{Escape}{Escape}");
    await expect(bank(canvas)).toHaveValue("Vietcombank");
    await expect(canvas.queryByRole("option")).toBeNull();
  },
};
