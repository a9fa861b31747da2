/** Maximum length of a phone number. Spec §9. */
export const PHONE_MAX_LENGTH = 10;

/** Whether a text is a phone number by the spec: at most 10 digits, starting with 0. Spec §5. */
export function isPhoneNumber(text: string): boolean {
  return text.length <= PHONE_MAX_LENGTH && /^0\d+$/.test(text);
}

/** Prefixes of mobile networks after the leading 0, as assigned by the ministry. The spec does not show them. */
const MOBILE = "(?:3[2-9]|5[25689]|7[06-9]|8[1-9]|9[0-46-9])[0-9]{7}";
/** Area codes of landlines after the leading 02. */
const LANDLINE =
  "(?:0[3-9]|1[0-689]|2[0125-9]|3[2-9]|4[0-9]|5[124-9]|6[0-39]|7[0-7]|8[0-9]|9[0-4679])[0-9]{6}";

/** A Vietnamese phone number: ten digits with a prefix in use. The contract has the same pattern. */
export const PHONE_PATTERN = `^0(?:${MOBILE}|2${LANDLINE})$`;
const pattern = new RegExp(PHONE_PATTERN);

/** Whether a text is a Vietnamese phone number of ten digits, mobile or landline, in its stored form. */
export function isVietnamesePhone(text: string): boolean {
  return pattern.test(text);
}

/**
 * Normalizes a phone number to its stored form: removes spaces, dots, dashes, brackets and invisible characters (a number copied from contacts has some), converts
 * full-width digits, and replaces +84, 0084 or 84 by 0. Does not validate the result.
 */
export function plainPhone(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\s.()\p{Pd}\p{Cf}]/gu, "")
    .replace(/^(?:\+84|0084|84(?=0?\d{9,10}$))0?/, "0");
}

/** Removes letters, for numbers that contain other signs (+84, a tax code's branch). */
export function withoutLetters(text: string): string {
  return text.normalize("NFKC").replace(/\p{L}/gu, "");
}

/** Removes everything but digits from typed or pasted text; converts full-width digits. Spec §5. */
export function onlyDigits(text: string): string {
  return text.normalize("NFKC").replace(/\D/g, "");
}
