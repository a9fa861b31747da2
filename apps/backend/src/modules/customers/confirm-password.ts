import { clientAddress } from "@sen/server";
import type { FastifyRequest } from "fastify";
import { eq } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { customers } from "../../database/schema/index.ts";
import { invalid, tooManyFor } from "../../errors/errors.ts";
import type { Services } from "../../services.ts";
import type { Customer } from "../../signed-in.ts";
import { countAttempt, forgetAttempts, subjectsOf } from "./attempts.ts";
import { isPassword } from "./passwords.ts";

/** The request of a signed-in customer. */
type PasswordContext = Pick<Services, "db" | "clock" | "config"> & {
  readonly customer: Pick<Customer, "id">;
  request: FastifyRequest;
};

/**
 * Confirms that a signed-in customer knows their password. All such prompts share a counter that is separate from the
 * sign-in's, so somebody with an open session guesses no faster than at the sign-in and cannot lock the customer out. Returns the matching hash.
 *
 * @param field the form field that shows the error
 * @throws DomainError `too_many` after five wrong ones from one address, `invalid` at the field if the password is wrong or was never set
 */
export async function confirmPassword(
  { db, clock, config, customer, request }: PasswordContext,
  password: string,
  field = "password",
): Promise<string> {
  const hash = await passwordHashOf(db, customer.id);
  if (hash === null) throw invalid(field, "PASSWORD_NOT_SET");
  const subjects = subjectsOf(config.jwtSecret, `prompt:${customer.id}`, clientAddress(request));
  const { decision } = await countAttempt(db, subjects, clock.now());
  if (decision.kind === "locked") {
    const seconds = Math.ceil((decision.until.getTime() - clock.now().getTime()) / 1000);
    throw tooManyFor("TOO_MANY_WRONG_PASSWORDS", Math.max(1, seconds));
  }
  // Delays the response instead of refusing, as the sign-in does.
  if (decision.kind === "wait") await clock.wait(decision.seconds * 1000);
  if (!(await isPassword(password, hash))) throw invalid(field, "PASSWORD_WRONG");
  await forgetAttempts(db, subjects, clock.now());
  return hash;
}

/** The hash of a customer's password; null if they have none. */
export async function passwordHashOf(db: Queryable, id: number): Promise<string | null> {
  const [row] = await db
    .select({ hash: customers.password_hash })
    .from(customers)
    .where(eq(customers.id, id));
  return row?.hash ?? null;
}
