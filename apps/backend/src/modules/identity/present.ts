import type { Identity, IdentityPicture } from "@sen/api";
import { maskedIdentityNumber, type IdentityType } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { Database } from "../../database/connect.ts";
import { identityPictures } from "../../database/schema/index.ts";
import type { Session } from "../../signed-in.ts";
import { documentOf, numberOf } from "./documents.ts";
import type { PictureLinks } from "./picture-links.ts";
import type { PictureRow } from "./pictures.ts";
import type { FieldEncryption } from "../../encryption/field-encryption.ts";

const nothingSent: Identity = {
  status: "none",
  type: null,
  number_masked: null,
  refusal: null,
  submitted_at: null,
  decided_at: null,
  front: null,
  back: null,
};

/** A stored picture in the contract's shape. */
export function pictureOf(
  { id, width, height }: PictureRow,
  links: PictureLinks,
  sessionId: string,
): IdentityPicture {
  return { id, url: links.of(id, sessionId), width, height };
}

/** The identity of the signed-in customer, in the contract's shape. */
export async function identityOf(
  db: Database,
  { encryption, links }: { encryption: FieldEncryption; links: PictureLinks },
  { id: sessionId, customer_id }: Session,
): Promise<Identity> {
  const document = await documentOf(db, customer_id);
  if (!document) return nothingSent;
  const pictures = await db
    .select()
    .from(identityPictures)
    .where(eq(identityPictures.document_id, document.id));
  const shown = (side: "front" | "back") => {
    const row = pictures.find((picture) => picture.side === side);
    return row ? pictureOf(row, links, sessionId) : null;
  };
  return {
    status: document.status,
    type: document.type as IdentityType,
    number_masked: maskedIdentityNumber(numberOf(document, encryption)),
    refusal: document.refusal,
    submitted_at: document.submitted_at.toISOString(),
    decided_at: document.decided_at?.toISOString() ?? null,
    front: shown("front"),
    back: shown("back"),
  };
}
