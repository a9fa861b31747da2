import { useSyncExternalStore } from "react";
import { persisted } from "../persisted.ts";
import { parseSession, type Session } from "./session-store.ts";

/** In this tab alone, and only while the verification is open. */
const store = persisted("temporary-session", parseSession, { in: "tab" });

/** The draft of the code that verifies its phone. */
export const VERIFY_DRAFT = "otp-verify";

/** The token and profile of a sign-in whose phone is not verified; null without one. Spec §2, redirects. */
export const readTemporarySession = store.read;

/** Keeps what the sign-in answered. */
export const writeTemporarySession = (session: Session): void => {
  store.write(session);
};

/** Forgets it. */
export function clearTemporarySession(): void {
  if (store.read() !== null) store.write(null);
}

/** The temporary session; undefined until the browser has looked. */
export function useTemporarySession(): Session | null | undefined {
  return useSyncExternalStore<Session | null | undefined>(store.subscribe, store.read, () => undefined);
}
