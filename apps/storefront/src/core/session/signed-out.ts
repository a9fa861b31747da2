import { persistedText } from "../persisted.ts";

/** Briefly in local storage, to notify other tabs; in this tab's session storage until the next page has shown it. */
const KEY = "signed-out";
const toOtherTabs = persistedText(KEY, { in: "device" });
const toNextPage = persistedText(KEY, { in: "tab" });

/** Notifies other tabs of the sign-out. Call it before clearing the session, which they would take for an expired one. */
export function announceSignOut(): void {
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

/** Why a customer got signed out: by request, or because the account was removed. */
export type SignOutReason = "shell:signed_out" | "shell:account_removed";

export function noteSignOut(reason: SignOutReason): void {
  toNextPage.write(reason);
}

/** The sign-out that just happened in this tab, returned once; null if none. */
export function consumeSignOutReason(): SignOutReason | null {
  const reason = toNextPage.read() as SignOutReason | null;
  toNextPage.write(null);
  return reason;
}
