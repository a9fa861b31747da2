import type { paths } from "@sen/api";
import { forgetSeenPages } from "../offline-pages.ts";
import { forgetDrafts } from "../drafts/use-draft.ts";
import { leaveSession, readSession } from "./session.ts";
import { noteSignOut, announceSignOut, type SignOutReason } from "./signed-out.ts";

const LOGOUT = "/logout" satisfies keyof paths;

/**
 * Signs out on this device at once, revokes the session on the server, and goes home. Loads a new document, so that nothing
 * about the customer stays in memory. That page and all other tabs confirm the sign-out (`use-sign-out-toast.ts`).
 */
export function signOut(homeHref: string, reason: SignOutReason = "shell:signed_out"): void {
  const token = readSession()?.token;
  announceSignOut();
  leaveSession();
  forgetDrafts();
  forgetSeenPages();
  noteSignOut(reason);
  // Removing the account has already ended its sessions.
  if (token !== undefined && reason === "shell:signed_out") endOnServer(token);
  window.location.assign(homeHref);
}

/**
 * Best effort, not awaited, and sent even while the page is being left (`keepalive`). Without a network the customer is still
 * signed out on this device, and the session ends when it expires or is revoked elsewhere.
 * Bypasses the API client, which sends the current customer's token: that is gone by now.
 */
function endOnServer(token: string): void {
  const headers = { authorization: `Bearer ${token}` };
  fetch(`/api/v1${LOGOUT}`, { method: "POST", headers, keepalive: true }).catch(() => undefined);
}
