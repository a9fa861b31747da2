/** `![what it shows](` and where the picture is, which stands between < and > where it has spaces. */
const PICTURE = /(!\[(?:[^\]\\]|\\.)*\]\()(?:<([^<>\n]+)>|([^\s()<>]+))/g;

/** Where the pictures of a Markdown text are, in their order. */
export function picturesIn(markdown: string): string[] {
  return [...markdown.matchAll(PICTURE)].map(([, , spaced, plain]) => spaced ?? plain ?? "");
}

/** The text with other places of its pictures. */
export function movePictures(markdown: string, to: (from: string) => string): string {
  return markdown.replace(PICTURE, (_, before: string, spaced?: string, plain?: string) => {
    const place = to(spaced ?? plain ?? "");
    return `${before}${/[\s()]/.test(place) ? `<${place}>` : place}`;
  });
}
