import type { Transaction } from "../../database/connect.ts";
import { StartFailure } from "../../database/failure.ts";
import { removeUnusedAccount } from "../../modules/account-removal/index.ts";
import { confirmPhone, endAllSessions, findAccount, setBlocked } from "../../modules/customers/index.ts";
import { audited } from "./audited.ts";
import { phoneOf, sentence, type Command } from "./command.ts";

/** Commands for a customer's account. */
export const customerCommands: readonly Command[] = [
  onCustomer(
    "verify",
    "Marks a phone number as verified by a mall's service desk, so that the customer can sign in.",
    confirmPhone,
  ),
  onCustomer(
    "sign-out",
    "Signs a customer out on every device, for example after a lost phone or a leaked password.",
    endAllSessions,
  ),
  onCustomer(
    "block",
    "Blocks a customer, for example one who keeps refusing parcels: signs them out and refuses every sign-in until unblocked. Open orders stay; cancel them with `cancel`. The reason is kept in `audit`.",
    (tx, phone, now) => setBlocked(tx, phone, true, now),
    { needsReason: true },
  ),
  onCustomer("unblock", "Lets a blocked customer sign in again.", (tx, phone, now) =>
    setBlocked(tx, phone, false, now),
  ),
  onCustomer(
    "remove",
    "Removes an account at its customer's request, as the customer can in the shop: erases personal data, keeps orders and invoices. Refused while an order, return, refund or complaint is open.",
    async (tx, phone, now) => {
      const account = await findAccount(tx, { phone });
      if (account) await removeUnusedAccount(tx, account.id, now);
      return account?.id;
    },
  ),
];

/** A command on the customer with a phone number. It prints the customer's id, because the audit log must not keep the number. */
function onCustomer(
  name: string,
  about: string,
  act: (tx: Transaction, phone: string, now: Date) => Promise<number | undefined>,
  { needsReason = false } = {},
): Command {
  const flags = ["--phone <number>", ...(needsReason ? ["--reason <text>"] : [])];
  return audited({ name: `customer ${name}`, about, flags }, async (tx, { now }, given) => {
    const told = needsReason ? { reason: sentence(given, 0, "reason") } : {};
    const phone = phoneOf(given);
    const customer = await act(tx, phone, now);
    if (customer === undefined) throw new StartFailure(`No customer has the phone number ${phone}.`);
    return { customer, ...told };
  });
}
