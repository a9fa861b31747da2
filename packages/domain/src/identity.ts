import type { Identity, IdentityRefusalReason } from "@sen/api";
import { CITIZEN_ID_LENGTH } from "./constants.ts";
import { daysAfter } from "./calendar-day.ts";
import { IdentityType } from "./enumerations.ts";
import { IDENTITY_EFFECTS } from "./identity-effects.ts";

/** How far the verification of an identity is. */
export type IdentityStatus = Identity["status"];

/** Why a document is refused; the reasons are ours, the spec does not show any. */
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

/** The shorter side of a picture on which a document can be read, in pixels. The spec does not show it. */
export const IDENTITY_PICTURE_MIN_SIDE = 480;

/** How long pictures are kept once the document was decided on, in days. The spec does not show it. */
export const IDENTITY_PICTURES_KEPT_DAYS = 30;

/** Whether a refund waits for the customer's identity: it goes to a bank account, and is above the limit. */
export function refundNeedsIdentity(refund: { amount: number; bank: unknown }, isVerified: boolean): boolean {
  return !isVerified && refund.bank !== null && refund.amount > IDENTITY_EFFECTS.bankRefundAbove;
}

/** Signs of the number that stay readable. */
const SHOWN_SIGNS = 3;

/** Whether a document may be sent: nothing is being checked, and nothing is verified. */
export function maySubmitIdentity(status: IdentityStatus): boolean {
  return status === "none" || status === "refused";
}

/** A document's number as it is stored, from how people write it: full-width signs, spaces, dots and dashes, small letters. */
export function plainIdentityNumber(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s.-]/g, "")
    .toUpperCase();
}

const forms: Record<IdentityType, RegExp> = {
  [IdentityType.idCard]: new RegExp(`^\\d{${CITIZEN_ID_LENGTH}}$`),
  [IdentityType.passport]: /^(?=.*\d)[A-Z0-9]{6,9}$/,
};

/** Whether a number has the form of its document: twelve digits of an ID card; of a passport six to nine letters and digits (ICAO 9303). */
export function isIdentityNumber(type: IdentityType, number: string): boolean {
  return forms[type].test(number);
}

/** A number with all but its last signs hidden. */
export function maskedIdentityNumber(number: string): string {
  return number.slice(-SHOWN_SIGNS).padStart(number.length, "•");
}

/** When the pictures of a document that was decided on are removed. */
export function identityPicturesRemovedAt(decidedAt: Date): Date {
  return daysAfter(decidedAt, IDENTITY_PICTURES_KEPT_DAYS);
}
