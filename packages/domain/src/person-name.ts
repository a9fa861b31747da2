/** Every letter of Vietnamese names, lower case: the Latin ones, đ, and each vowel with each of its marks and tones. */
const VIETNAMESE_LETTERS =
  "a-zđ" + "àáảãạăằắẳẵặâầấẩẫậ" + "èéẻẽẹêềếểễệ" + "ìíỉĩị" + "òóỏõọôồốổỗộơờớởỡợ" + "ùúủũụưừứửữự" + "ỳýỷỹỵ";
const lettersAndSpaces = new RegExp(`^[${VIETNAMESE_LETTERS}\\s]*$`, "iu");

/** Whether a text holds Vietnamese letters and spaces only, however its accents are encoded. Spec §5. */
export function isVietnameseName(text: string): boolean {
  return lettersAndSpaces.test(text.normalize("NFC"));
}
