/**
 * Asks again for every style sheet of the page that could not be loaded. Vite asks for a part's sheet once: a part that
 * is imported again after a failure would be shown without its styles. Rejects when one fails again.
 */
export async function reloadFailedStyleSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter(hasNoRules).map(reload));
}

/** Of a failed sheet Chromium has an empty one, or one whose rules it refuses to read; other browsers have none. */
function hasNoRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    return true;
  }
}

function reload(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener("load", () => resolve());
    again.addEventListener("error", () => {
      reject(new Error(`The style sheet ${link.href} could not be loaded.`));
    });
    link.replaceWith(again);
  });
}
