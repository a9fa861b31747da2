/** Digits of a phone number at most. Spec §9. */
export const PHONE_MAX_LENGTH = 10;

/** Whether a text is a phone number as the specification takes it: digits, 10 at most, the first a 0. Spec §5. */
export function isPhoneNumber(text: string): boolean {
  return text.length <= PHONE_MAX_LENGTH && /^0\d+$/.test(text);
}

/** The prefixes of mobile networks after the first 0, as the ministry has given them out. The spec does not show them. */
const MOBILE = "(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])[0-9]{7}";
/** The area codes of landlines after the first 02. */
const LANDLINE =
  "(?:0[3-9]|1[0-689]|2[0125-9]|3[2-9]|4[0-9]|5[124-9]|6[0-39]|7[0-7]|8[0-9]|9[0-4679])[0-9]{6}";

/** A Vietnamese phone number: ten digits that begin with a prefix in use. The contract has the same pattern. */
export const PHONE_PATTERN = `^0(?:${MOBILE}|2${LANDLINE})$`;
const pattern = new RegExp(PHONE_PATTERN);

/** Whether a text is a Vietnamese phone number of ten digits, mobile or landline, as it is stored. */
export function isVietnamesePhone(text: string): boolean {
  return pattern.test(text);
}

/**
 * A phone number as it is stored, from how people write it: without spaces, dots, dashes and brackets, in digits of any
 * width, and with 0 in place of +84, 0084 or 84. What is no such number stays as it is otherwise.
 */
export function plainPhone(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s.()\p{Pd}]/gu, "")
    .replace(/^(?:\+84|0084|84(?=0?\d{9,10}$))0?/, "0");
}

/** What may stay where a number is written with signs between its digits (+84, a tax code's branch): everything but letters. */
export function withoutLetters(text: string): string {
  return text.normalize("NFKC").replace(/\p{L}/gu, "");
}

/** What may stay of typed or pasted text in a numeric field: its digits, of any width. Spec §5. */
export function onlyDigits(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "");
}
