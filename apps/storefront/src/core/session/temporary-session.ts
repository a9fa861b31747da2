import { persisted } from "../persisted.ts";
import { parseSession } from "./session.ts";

/**
 * The token and profile of a sign-in whose phone is not verified; null without one. In this tab alone, and only while the
 * verification is open. Spec §2, redirects.
 */
export const temporarySession = persisted("temporary-session", parseSession, { in: "tab" });
