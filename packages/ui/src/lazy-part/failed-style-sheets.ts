/** Reloads failed style sheets, which Vite does not request again on a retried import. Rejects if one fails again. */
export async function reloadFailedStyleSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter(hasNoRules).map(reload));
}

/** For a failed style sheet, Chromium has an empty or unreadable `sheet`; other browsers have null. */
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
