import type { Page } from "@playwright/test";

/** What a page's live regions have announced since `forget`, in order. */
export interface ToldTexts {
  read: () => Promise<string[]>;
  forget: () => Promise<void>;
}

interface Told {
  told?: string[];
}

/** Records the live regions of every document that this page opens from now on. */
export async function listenToLiveRegions(page: Page): Promise<ToldTexts> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const regions = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
    const keep = (text: string | null | undefined) => {
      const said = text?.trim();
      if (said) told.push(said);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === "characterData") {
          if (target.parentElement?.closest(regions)) keep(target.textContent);
          continue;
        }
        const inRegion = target instanceof Element && target.closest(regions) !== null;
        for (const node of addedNodes) {
          if (inRegion) keep(node.textContent);
          else if (node instanceof Element) {
            const own = node.matches(regions) ? [node] : node.querySelectorAll(regions);
            for (const region of own) keep(region.textContent);
          }
        }
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return {
    read: () => page.evaluate(() => (window as unknown as Told).told ?? []),
    forget: () =>
      page.evaluate(() => {
        (window as unknown as Told).told?.splice(0);
      }),
  };
}
