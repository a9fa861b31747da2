/** Fetches a file ahead of its use. Ends when it is here, or can't be had. */
export function preload(attributes: Partial<HTMLLinkElement>): Promise<unknown> {
  return new Promise((end) => {
    const link = Object.assign(document.createElement("link"), attributes, { onload: end, onerror: end });
    document.head.append(link);
  });
}

/** Paths that stand in one attribute. */
export const pathsIn = (attribute: string): string[] => attribute.split(" ").filter(Boolean);
