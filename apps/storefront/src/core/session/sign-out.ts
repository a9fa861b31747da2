import type { paths } from "@sen/api";
import { forgetSeenPages } from "../offline-pages.ts";
import { forgetDrafts } from "../drafts/use-draft.ts";
import { clearCustomerStorage } from "../persisted.ts";
import { readSession } from "./session.ts";
import { noteSignOut, tellOtherTabs, type SignOutReason } from "./signed-out.ts";

const LOGOUT = "/logout" satisfies keyof paths;

/**
 * Signs out and goes home: on this device at once, on the server as soon as it hears of it. A whole new page: nothing that
 * this one knows of the customer is left in its memory. The new page says so (`use-sign-out-toast.ts`), and so does every other tab.
 */
export function signOut(homeHref: string, reason: SignOutReason = "shell:signed_out"): void {
  const token = readSession()?.token;
  tellOtherTabs();
  clearCustomerStorage();
  forgetDrafts();
  forgetSeenPages();
  noteSignOut(reason);
  // With the account its sessions have ended already.
  if (token !== undefined && reason === "shell:signed_out") endOnServer(token);
  window.location.assign(homeHref);
}

/**
 * Best effort: nobody waits for it, and it goes out even while the page is being left (`keepalive`). Without a network
 * the customer is still signed out on this device, and the session ends when it expires or is ended from elsewhere.
 * Not a call of the API client: that one sends the token of who is signed in, which is nobody any more.
 */
function endOnServer(token: string): void {
  const headers = { authorization: `Bearer ${token}` };
  fetch(`/api/v1${LOGOUT}`, { method: "POST", headers, keepalive: true }).catch(() => undefined);
}
