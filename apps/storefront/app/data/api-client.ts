import { createApiClient } from "@sen/api";
import { localeOfPath } from "@sen/i18n";
import { leaveForLogin } from "../session/leave-for-login.ts";
import { readSession } from "../session/session-store.ts";

/** The API of this browser: the shop's own origin, the customer's token, and one way out when the session has ended. */
export const client = createApiClient({
  baseUrl: new URL("/api/v1", window.location.origin).href,
  getToken: () => readSession()?.token ?? null,
  getLocale: () => localeOfPath(window.location.pathname),
  onUnauthorized: leaveForLogin,
});
