import { persistedText } from "../persisted.ts";

/** In local storage for a moment, for other tabs to hear; in this tab's session storage until the next page has said it. */
const KEY = "signed-out";
const toOtherTabs = persistedText(KEY, { in: "device" });
const toNextPage = persistedText(KEY, { in: "tab" });

/** Tells the other tabs of this device that the customer signs out; before the session is gone, which they would take for its end. */
export function tellOtherTabs(): void {
  toOtherTabs.write(String(Date.now()));
  toOtherTabs.write(null);
}

/** Calls back when the customer signs out in another tab. Returns the unsubscriber. */
export function onSignOutElsewhere(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) listener();
  };
  window.addEventListener("storage", onStorage);
  return () => {
    window.removeEventListener("storage", onStorage);
  };
}

/** How a customer came to be signed out: by their own press, or with the account. */
export type SignOutReason = "shell:signed_out" | "shell:account_removed";

/** Remembers, for the page that comes next in this tab, that the customer has signed out. */
export function noteSignOut(reason: SignOutReason): void {
  toNextPage.write(reason);
}

/** How the customer has just been signed out in this tab, told once; null where that did not happen. */
export function takeSignOut(): SignOutReason | null {
  const noted = toNextPage.read();
  toNextPage.write(null);
  if (noted === null) return null;
  return noted === "shell:account_removed" ? noted : "shell:signed_out";
}
