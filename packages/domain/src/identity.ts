import type { Identity, IdentityRefusalReason } from "@sen/api";
import { CITIZEN_ID_LENGTH } from "./constants.ts";
import { IdentityType } from "./enumerations.ts";
import { IDENTITY_EFFECTS } from "./identity-effects.ts";

/** Status of an identity verification. */
export type IdentityStatus = Identity["status"];

/** Why a document is refused. The reasons are ours; the spec shows none. */
export const IDENTITY_REFUSALS = [
  "blurred",
  "cut_off",
  "glare",
  "number_mismatch",
  "name_mismatch",
  "expired",
  "not_a_document",
  "used_elsewhere",
] as const satisfies readonly IdentityRefusalReason[];

/** Minimum length of a picture's shorter side for a readable document, in pixels. The spec does not show it. */
export const IDENTITY_PICTURE_MIN_SIDE = 480;

/** How long pictures are kept after the decision on a document, in days. The spec does not show it. */
export const IDENTITY_PICTURES_KEPT_DAYS = 30;

/** Whether a refund requires a verified identity: it goes to a bank account and exceeds the limit. */
export function refundNeedsIdentity(refund: { amount: number; bank: unknown }, isVerified: boolean): boolean {
  return !isVerified && refund.bank !== null && refund.amount > IDENTITY_EFFECTS.bankRefundAbove;
}

/** Number of trailing characters that stay readable. */
const SHOWN_SIGNS = 3;

/** Whether a document may be submitted: none is pending or verified. */
export function maySubmitIdentity(status: IdentityStatus): boolean {
  return status === "none" || status === "refused";
}

/** Normalizes a document's number: full-width characters, spaces, dots, dashes, lower case. */
export function plainIdentityNumber(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s.\-\p{Cf}]/gu, "")
    .toUpperCase();
}

const forms: Record<IdentityType, RegExp> = {
  [IdentityType.idCard]: new RegExp(`^\\d{${CITIZEN_ID_LENGTH}}$`),
  [IdentityType.passport]: /^(?=.*\d)[A-Z0-9]{6,9}$/,
};

/** Whether a number has its document's format: twelve digits for an ID card; six to nine letters and digits for a passport (ICAO 9303). */
export function isIdentityNumber(type: IdentityType, number: string): boolean {
  return forms[type].test(number);
}

/** A document's number with all but its last characters masked. */
export function maskedIdentityNumber(number: string): string {
  return number.slice(-SHOWN_SIGNS).padStart(number.length, "•");
}
