import type { paths } from "@sen/api";
import { clearSession, readSession } from "./session-store.ts";

const LOGOUT = "/logout" satisfies keyof paths;

/** Signs out: on this device at once, and on the server as soon as it hears of it. */
export function signOut(): void {
  const token = readSession()?.token;
  clearSession();
  if (token !== undefined) endOnServer(token);
}

/**
 * Best effort: nobody waits for it, and it goes out even while the page is being left (`keepalive`). Without a network
 * the customer is signed out on this device all the same, and the session ends when it expires or is ended from elsewhere.
 * Not a call of the API client: that one sends the token of who is signed in, which is nobody any more.
 */
function endOnServer(token: string): void {
  const headers = { authorization: `Bearer ${token}` };
  fetch(`/api/v1${LOGOUT}`, { method: "POST", headers, keepalive: true }).catch(() => undefined);
}
