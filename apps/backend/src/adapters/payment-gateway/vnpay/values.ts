import { VIETNAM_OFFSET_MS } from "@sen/domain";

/** The version of VNPay's APIs. */
export const VERSION = "2.1.0";
/** VNPay's amounts are in hundredths of a dong. */
const HUNDREDTHS = 100;
const INFO_MAX_LENGTH = 255;

/** Formats a date for VNPay: `yyyyMMddHHmmss` in Vietnam time. */
export function dateText(moment: Date): string {
  return new Date(moment.getTime() + VIETNAM_OFFSET_MS).toISOString().replace(/\D/g, "").slice(0, 14);
}

/** Parses a date of VNPay; null if it is invalid. */
export function dateOf(text: string | undefined): Date | null {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text ?? "");
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - VIETNAM_OFFSET_MS;
  return Number.isNaN(moment) ? null : new Date(moment);
}

/** Formats an amount in dong for VNPay. */
export const amountText = (dong: number): string => String(dong * HUNDREDTHS);

/** Parses an amount of VNPay into dong; NaN if it is invalid, which equals no amount. */
export function amountOf(text: string | undefined): number {
  return /^\d{1,17}$/.test(text ?? "") ? Number(text) / HUNDREDTHS : Number.NaN;
}

/** Our reference in VNPay's format: letters and digits only. */
export const refText = (reference: string): string => reference.replaceAll("-", "");

/** Restores our reference from VNPay's format; null if it cannot be one of ours. */
export function referenceOf(text: string | undefined): string | null {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(text ?? "");
  return parts ? parts.slice(1).join("-") : null;
}

/** VNPay's transaction number; null if there is none, which VNPay writes as 0 or omits. */
export const transactionOf = (text: string | undefined): string | null =>
  text === undefined || /^0*$/.test(text) ? null : text;

/** The date in Vietnam, in VNPay's format. */
export const dayText = (moment: Date): string => dateText(moment).slice(0, 8);

/** The payment's description in VNPay's format: letters, digits and spaces, no diacritics. */
export function infoText(text: string): string {
  return text
    .replaceAll(/[đĐ]/g, "d")
    .normalize("NFD")
    .replaceAll(/[^A-Za-z0-9 ]+/g, " ")
    .replaceAll(/ +/g, " ")
    .trim()
    .slice(0, INFO_MAX_LENGTH);
}
