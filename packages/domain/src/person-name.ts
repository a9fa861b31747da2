/** All letters of Vietnamese names, in lower case: Latin letters, đ, and each vowel with all of its diacritics and tones. */
const VIETNAMESE_LETTERS =
  "a-zđ" + "àáảãạăằắẳẵặâầấẩẫậ" + "èéẻẽẹêềếểễệ" + "ìíỉĩị" + "òóỏõọôồốổỗộơờớởỡợ" + "ùúủũụưừứửữự" + "ỳýỷỹỵ";
const lettersAndSpaces = new RegExp(`^[${VIETNAMESE_LETTERS}\\s]*$`, "iu");

/** Whether a text has only Vietnamese letters and spaces, in any Unicode normalization form. Spec §5. */
export function isVietnameseName(text: string): boolean {
  return lettersAndSpaces.test(text.normalize("NFC"));
}
