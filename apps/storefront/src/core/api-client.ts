import { createReadClient } from "@sen/api";
import { localeOfPath } from "@sen/i18n";
import { orderingPaused } from "./ordering-paused.ts";
import { advanceServerClock } from "./server-clock.ts";
import { leaveForLogin } from "./session/login.ts";
import { readSession, temporarySession } from "./session/session.ts";

/**
 * The browser's read client: same origin, the customer's token, and a redirect to login when the session has ended.
 * `sendWrite` covers writes. On the server each page has its own client (`server/backend-api.ts`).
 */
export const api = createReadClient({
  baseUrl: "/api/v1",
  getToken: () => (readSession() ?? temporarySession.read())?.token ?? null,
  async fetch(request) {
    const response = await fetch(request);
    advanceServerClock(response.headers.get("date"));
    orderingPaused.write(response.headers.has("shop-paused"));
    return response;
  },
  getLocale: () => localeOfPath(window.location.pathname),
  onUnauthorized: leaveForLogin,
});
