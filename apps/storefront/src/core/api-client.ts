import { createReadClient } from "@sen/api";
import { localeOfPath } from "@sen/i18n";
import { noteWhetherPaused } from "./ordering-paused.ts";
import { leaveForLogin } from "./session/login.ts";
import { readSession, temporarySession } from "./session/session.ts";

/**
 * The API as the browser asks it: the shop's own origin, the customer's token, and one way out when the session has
 * ended. `sendWrite` changes something by it. The server has a client of its own for each page (`server/backend-api.ts`).
 */
export const api = createReadClient({
  baseUrl: "/api/v1",
  getToken: () => (readSession() ?? temporarySession.read())?.token ?? null,
  async fetch(request) {
    const response = await fetch(request);
    noteWhetherPaused(response);
    return response;
  },
  getLocale: () => localeOfPath(window.location.pathname),
  onUnauthorized: leaveForLogin,
});
