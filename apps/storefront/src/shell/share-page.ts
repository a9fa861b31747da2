import type { ShareOutcome } from "@sen/ui/primitives";

/** Shares a page with the device's share sheet, or copies its link if there is none. */
export async function sharePage(title: string, url: string): Promise<ShareOutcome> {
  const data = { title, url };
  // Some browsers lack it, despite its type, and all do without TLS.
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

/** Copies a text to the clipboard. Resolves to whether that worked: the browser may refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
