/** Normalizes a text for comparison: lower case, no accents (đ becomes d), single spaces. "Ngân hàng Đông Á" becomes "ngan hang dong a". */
export function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[đĐ]/g, "d")
    .toLowerCase()
    .trim()
    .replace(/\s+/g, " ");
}
