/** Digits of a phone number at most. Spec §9. */
export const PHONE_MAX_LENGTH = 10;

/** Whether a text is a phone number as the shop takes it: digits, 10 at most, the first a 0. Spec §5. */
export function isPhoneNumber(text: string): boolean {
  return text.length <= PHONE_MAX_LENGTH && /^0\d+$/.test(text);
}

/** What may stay of typed or pasted text in a numeric field: its digits. Spec §5. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, "");
}
