/** Preloads a file. Resolves when it has loaded or failed. */
export function preload(attributes: Partial<HTMLLinkElement>): Promise<unknown> {
  return new Promise((end) => {
    const link = Object.assign(document.createElement("link"), attributes, { onload: end, onerror: end });
    document.head.append(link);
  });
}

export const pathsIn = (attribute: string): string[] => attribute.split(" ").filter(Boolean);
