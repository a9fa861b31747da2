import { ok } from "../../../http/envelope.ts";
import { notAllowedNow, notFound } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import {
  endSessions,
  linkedAccounts,
  lockOwnRecords,
  passwordHashOf,
  unlinkSocialAccounts,
} from "../../customers/index.ts";
import { queueMessage, socialAccountMessage } from "../../messages/index.ts";
import type { Services } from "../../../services.ts";
import { providerOf } from "./social-login.ts";

/** Lists the sign-ins that are linked to the customer's account. */
export const listSocialAccounts: Operation<"listSocialAccounts"> = async (context) => {
  const { customer, db, socialIssuers } = context;
  const accounts = await linkedAccounts(db, customer.id);
  return ok({
    accounts: accounts.map(({ id, provider, email, created_at }) => {
      const name = nameOf(context, provider);
      return { id, name, email, linked_at: created_at.toISOString() };
    }),
    linkable: socialIssuers
      .filter(({ id }) => accounts.every(({ provider }) => provider !== id))
      .map(providerOf),
    has_password: customer.has_password,
  });
};

/** Removes a linked sign-in, and ends every other session, which it may have opened. An account keeps a way in: its password. */
export const removeSocialAccount: Operation<"removeSocialAccount"> = async (context) => {
  const { customer, session, params, db, clock, config } = context;
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockOwnRecords(tx, customer.id);
    if ((await passwordHashOf(tx, customer.id)) === null) throw notAllowedNow("PASSWORD_NOT_SET");
    const [removed] = await unlinkSocialAccounts(tx, customer.id, now, params.id);
    if (!removed) throw notFound();
    await endSessions(tx, customer.id, now, session.id);
    const change = { kind: "removed", name: nameOf(context, removed.provider) } as const;
    await queueMessage(tx, config, socialAccountMessage(customer, change, config.storefrontUrl, now));
  });
  return ok(null);
};

/** The name of a provider; its id if the shop no longer offers it. */
const nameOf = ({ socialIssuers }: Pick<Services, "socialIssuers">, provider: string): string =>
  socialIssuers.find(({ id }) => id === provider)?.name ?? provider;
