import type { Config } from "../../config.ts";
import type { Transaction } from "../../database/connect.ts";
import { StartFailure } from "../../database/failure.ts";
import { removeUnusedAccount } from "../../modules/account-removal/index.ts";
import {
  confirmPhone,
  endAllSessions,
  findAccount,
  recoverAccount,
  setBlocked,
} from "../../modules/customers/index.ts";
import { flag, phoneOf, sentence, type Command, type CommandInput } from "./command.ts";

const REASON = "--reason <text>";

/** Commands for a customer's account. */
export const customerCommands: readonly Command[] = [
  onCustomer(
    "verify",
    "Marks a phone number as verified by a mall's service desk, so that the customer can sign in.",
    confirmPhone,
  ),
  onCustomer(
    "sign-out",
    "Signs a customer out on every device, for example after a lost phone. Whoever knows the password can sign in again.",
    endAllSessions,
  ),
  onCustomer(
    "recover",
    "Recovers an account that somebody broke into: signs everybody out, and removes the password, the linked Google and Facebook accounts and the verification of the email address. The customer then chooses a new password with a code to the phone (forgot password). Look at their open orders and refunds, too: `list`, `refund list`.",
    recoverAccount,
  ),
  onCustomer(
    "block",
    "Blocks a customer, for example one who keeps refusing parcels: signs them out and refuses every sign-in until unblocked. Open orders stay; cancel them with `cancel`. The reason is kept in `audit`.",
    (tx, phone, now) => setBlocked(tx, phone, true, now),
    [REASON],
  ),
  onCustomer("unblock", "Lets a blocked customer sign in again.", (tx, phone, now) =>
    setBlocked(tx, phone, false, now),
  ),
  onCustomer(
    "remove",
    "Removes an account at its customer's request, as the customer can in the shop: erases personal data, keeps orders and invoices. Refused while an order, return, refund or complaint is open. Nothing brings it back, so give the customer's name as well.",
    async (tx, phone, now, given, config) => {
      const account = await findAccount(tx, { phone });
      if (!account) return undefined;
      if (account.full_name !== flag(given, "name")?.normalize()) {
        throw new StartFailure(`--name must be the name of the customer with the phone number ${phone}.`);
      }
      await removeUnusedAccount(tx, config, account.id, now);
      return account.id;
    },
    ["--name <full name>"],
  ),
];

/** A command on the customer with a phone number. It prints the customer's id, because the audit log must not keep the number. */
function onCustomer(
  name: string,
  about: string,
  act: (
    tx: Transaction,
    phone: string,
    now: Date,
    given: CommandInput,
    config: Config,
  ) => Promise<number | undefined>,
  flags: readonly string[] = [],
): Command {
  return {
    name: `customer ${name}`,
    about,
    flags: ["--phone <number>", ...flags],
    run: async ({ db, now, config }, given) => {
      const told = flags.includes(REASON) ? { reason: sentence(given, 0, "reason") } : {};
      const phone = phoneOf(given);
      const customer = await db.transaction((tx) => act(tx, phone, now, given, config));
      if (customer === undefined) throw new StartFailure(`No customer has the phone number ${phone}.`);
      return { customer, ...told };
    },
  };
}
