/** File name of an emoji in the picture set, as recipes name their objects: its code points. */
export function pictureObject(emoji: string): string {
  return Array.from(emoji, (sign) => (sign.codePointAt(0) ?? 0).toString(16)).join("-");
}
