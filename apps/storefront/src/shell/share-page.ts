import type { ShareOutcome } from "@sen/ui/primitives";

/**
 * Hands a page on: by the device's own sheet where it has one, else by copying its link.
 *
 * @param title what the sheet calls it
 * @param url absolute
 */
export async function sharePage(title: string, url: string): Promise<ShareOutcome> {
  const data = { title, url };
  // Not every browser has it, whatever the types say, and none has it without TLS.
  const share = (navigator as Partial<Navigator>).share;
  if (share && navigator.canShare(data)) {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
    }
  }
  return (await copyText(url)) ? "copied" : "failed";
}

/** Puts a text on the clipboard. Resolves to whether it is there: a browser may not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
