/** `![alt text](url`, with the URL in < > if it contains spaces. */
const PICTURE = /(!\[(?:[^\]\\]|\\.)*\]\()(?:<([^<>\n]+)>|([^\s()<>]+))/g;

/** The URLs of a Markdown text's pictures, in order. */
export function picturesIn(markdown: string): string[] {
  return [...markdown.matchAll(PICTURE)].map(([, , spaced, plain]) => spaced ?? plain ?? "");
}

/** Replaces the URLs of a text's pictures. */
export function movePictures(markdown: string, to: (from: string) => string): string {
  return markdown.replace(PICTURE, (_, before: string, spaced?: string, plain?: string) => {
    const place = to(spaced ?? plain ?? "");
    return `${before}${/[\s()]/.test(place) ? `<${place}>` : place}`;
  });
}
