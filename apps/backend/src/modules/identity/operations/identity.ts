import { identityFormSchema } from "@sen/domain";
import { identityEncryption } from "../encryption.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import type { Services } from "../../../services.ts";
import { checked } from "../../../errors/checked.ts";
import { submitDocument } from "../documents.ts";
import { pictureLinks } from "../picture-links.ts";
import { identityOf } from "../present.ts";

const partsOf = ({ config, clock }: Pick<Services, "config" | "clock">) => ({
  encryption: identityEncryption(config),
  links: pictureLinks({ config, clock }),
});

/** The customer's own identity and its status. */
export const getIdentity: Operation<"getIdentity"> = async ({ session, db, config, clock }) =>
  ok(await identityOf(db, partsOf({ config, clock }), session));

/** Submits a document of the customer for checking. */
export const submitIdentity: Operation<"submitIdentity"> = async (context) => {
  const { customer, session, body, db, clock } = context;
  const form = checked(identityFormSchema, body);
  const parts = partsOf(context);
  await db.transaction((tx) => submitDocument(tx, { ...parts, now: clock.now() }, customer.id, form));
  return ok(await identityOf(db, parts, session));
};
