/** Vietnam is seven hours ahead of UTC, all year. */
const VIETNAM_OFFSET_MS = 7 * 60 * 60 * 1000;
/** VNPay counts in hundredths of a dong. */
const HUNDREDTHS = 100;
const INFO_MAX_LENGTH = 255;

/** A moment as VNPay writes it: `yyyyMMddHHmmss` in Vietnam. */
export function dateText(moment: Date): string {
  return new Date(moment.getTime() + VIETNAM_OFFSET_MS).toISOString().replace(/\D/g, "").slice(0, 14);
}

/** A moment that VNPay wrote; null for what is none. */
export function dateOf(text: string | undefined): Date | null {
  const parts = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(text ?? "");
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  const moment = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - VIETNAM_OFFSET_MS;
  return Number.isNaN(moment) ? null : new Date(moment);
}

/** An amount in dong as VNPay writes it. */
export const amountText = (dong: number): string => String(dong * HUNDREDTHS);

/** The dong of an amount that VNPay wrote; NaN for what is none, which equals no amount. */
export function amountOf(text: string | undefined): number {
  return /^\d{1,17}$/.test(text ?? "") ? Number(text) / HUNDREDTHS : Number.NaN;
}

/** Our name as VNPay takes it: letters and digits. */
export const refText = (reference: string): string => reference.replaceAll("-", "");

/** Our name out of VNPay's; null for what was never one of ours. */
export function referenceOf(text: string | undefined): string | null {
  const parts = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(text ?? "");
  return parts ? parts.slice(1).join("-") : null;
}

/** VNPay's number of a transaction; null where it has none, which it writes as 0 or leaves out. */
export const transactionOf = (text: string | undefined): string | null =>
  text === undefined || /^0*$/.test(text) ? null : text;

/** The day that it is in Vietnam, as VNPay writes it. */
export const dayText = (moment: Date): string => dateText(moment).slice(0, 8);

/** What a payment is for, as VNPay takes it: letters, digits and spaces, no diacritics. */
export function infoText(text: string): string {
  return text
    .replaceAll(/[đĐ]/g, "d")
    .normalize("NFD")
    .replaceAll(/[^A-Za-z0-9 ]+/g, " ")
    .replaceAll(/ +/g, " ")
    .trim()
    .slice(0, INFO_MAX_LENGTH);
}
