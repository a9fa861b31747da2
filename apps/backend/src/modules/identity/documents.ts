import { IdentityType, type IdentityFormData } from "@sen/domain";
import type { IdentityRefusalReason } from "@sen/api";
import { and, desc, eq, inArray, isNull, ne } from "../../database/drizzle.ts";
import type { Database, Queryable, Transaction } from "../../database/connect.ts";
import { identityDocuments, identityPictures } from "../../database/schema/index.ts";
import { conflict, invalidFields } from "../../errors/errors.ts";
import { queueFileDeletion } from "../media/index.ts";
import { writeNotice } from "../notifications/index.ts";
import type { FieldEncryption } from "../../encryption/field-encryption.ts";

export type DocumentRow = typeof identityDocuments.$inferSelect;

/** The encryption purpose of a customer's document number. */
export const numberPurpose = (customerId: number) => `number of customer ${customerId}`;

/** The number of a document, in plain text. */
export function numberOf({ number, customer_id }: DocumentRow, encryption: FieldEncryption): string {
  return encryption.decrypt(number, numberPurpose(customer_id)).toString();
}

/** A customer's current document, which is the newest; null if they sent none. */
export async function documentOf(db: Queryable, customerId: number): Promise<DocumentRow | null> {
  const [row] = await db
    .select()
    .from(identityDocuments)
    .where(eq(identityDocuments.customer_id, customerId))
    .orderBy(desc(identityDocuments.id))
    .limit(1);
  return row ?? null;
}

/**
 * Stores a document. Throws 409 if the customer has a waiting or verified one, even if two arrive at once. Does not reveal whether
 * another customer has sent the same number; the staff who check the pictures see it (`findVerifiedDuplicate`).
 */
export async function submitDocument(
  tx: Transaction,
  { encryption, now }: { encryption: FieldEncryption; now: Date },
  customer_id: number,
  { type, number, front_id, back_id }: IdentityFormData,
): Promise<DocumentRow> {
  const [row] = await tx
    .insert(identityDocuments)
    .values({
      customer_id,
      type,
      number: encryption.encrypt(Buffer.from(number), numberPurpose(customer_id)),
      number_digest: encryption.digest(`${type}:${number}`),
      submitted_at: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict("IDENTITY_ALREADY_SENT");
  await attach(tx, row, { front: front_id, back: back_id });
  return row;
}

/** Attaches the customer's own unused pictures to a document. */
async function attach(
  tx: Transaction,
  { id: document_id, customer_id }: DocumentRow,
  pictures: Record<"front" | "back", string>,
): Promise<void> {
  const missing: string[] = [];
  for (const side of ["front", "back"] as const) {
    const attached = await tx
      .update(identityPictures)
      .set({ document_id, side })
      .where(
        and(
          eq(identityPictures.id, pictures[side]),
          eq(identityPictures.customer_id, customer_id),
          isNull(identityPictures.document_id),
        ),
      )
      .returning({ id: identityPictures.id });
    if (attached.length === 0) missing.push(`${side}_id`);
  }
  if (missing.length > 0) {
    throw invalidFields(missing.map((field) => ({ field, code: "IDENTITY_PICTURE_UNKNOWN" })));
  }
}

/** Documents waiting to be checked, oldest first. */
export function waitingDocuments(db: Database, limit: number): Promise<DocumentRow[]> {
  return db
    .select()
    .from(identityDocuments)
    .where(eq(identityDocuments.status, "waiting"))
    .orderBy(identityDocuments.id)
    .limit(limit);
}

/** The other customer whose verified document has the same number; null if there is none. */
export async function findVerifiedDuplicate(
  db: Queryable,
  document: DocumentRow,
  encryption: FieldEncryption,
): Promise<number | null> {
  const { type, customer_id } = document;
  const digests = encryption.digests(`${type}:${numberOf(document, encryption)}`);
  const [other] = await db
    .select({ customer_id: identityDocuments.customer_id })
    .from(identityDocuments)
    .where(
      and(
        inArray(identityDocuments.number_digest, digests),
        eq(identityDocuments.status, "verified"),
        ne(identityDocuments.customer_id, customer_id),
      ),
    );
  return other?.customer_id ?? null;
}

/** Decides on a waiting document and notifies the customer. A refusal, with its reason, also takes back a verification. False otherwise. */
export async function decideDocument(
  db: Database,
  id: number,
  refusal: IdentityRefusalReason | null,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [decided] = await tx
      .update(identityDocuments)
      .set({ status: refusal === null ? "verified" : "refused", refusal, decided_at: now })
      .where(
        and(
          eq(identityDocuments.id, id),
          inArray(identityDocuments.status, refusal === null ? ["waiting"] : ["waiting", "verified"]),
        ),
      )
      .returning({ customer_id: identityDocuments.customer_id });
    if (!decided) return false;
    const kind = refusal === null ? "identity_verified" : "identity_refused";
    await writeNotice(tx, { kind, ...decided }, now);
    return true;
  });
}

/** Whether a customer's identity is verified. */
export async function isIdentityVerified(db: Queryable, customerId: number): Promise<boolean> {
  const [verified] = await db
    .select({ id: identityDocuments.id })
    .from(identityDocuments)
    .where(and(eq(identityDocuments.customer_id, customerId), eq(identityDocuments.status, "verified")))
    .limit(1);
  return verified !== undefined;
}

/** Deletes everything about a customer's identity. */
export async function forgetIdentity(tx: Transaction, customerId: number): Promise<void> {
  const pictures = await tx
    .delete(identityPictures)
    .where(eq(identityPictures.customer_id, customerId))
    .returning({ storage_key: identityPictures.storage_key });
  await tx.delete(identityDocuments).where(eq(identityDocuments.customer_id, customerId));
  await queueFileDeletion(tx, pictures);
}

/** Names of the document types. */
export const documentNames = { [IdentityType.idCard]: "ID card", [IdentityType.passport]: "passport" };
