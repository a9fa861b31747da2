/** A text for comparing: lower case, no accents (đ is d), single spaces. "Ngân hàng Đông Á" is "ngan hang dong a". */
export function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .trim()
    .replace(/\s+/g, " ");
}
