/** The file name of an emoji in the picture set, as used in recipes: its code points. */
export function pictureObject(emoji: string): string {
  return Array.from(emoji, (sign) => (sign.codePointAt(0) ?? 0).toString(16)).join("-");
}
