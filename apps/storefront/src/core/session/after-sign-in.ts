import { isLoggedIn } from "@sen/domain";
import { unlocalizedPath, useLocale } from "@sen/i18n";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { serverNow } from "../server-clock.ts";
import { persisted } from "../persisted.ts";
import { loginHref } from "./login.ts";
import { readSession, useSession } from "./session.ts";

/** A guest's action that needs a sign-in first. */
interface Intent {
  name: string;
  value: unknown;
  /** The page's path without its locale, and its scroll position in px. */
  path: string;
  top: number;
  /** When, in ms of the server's clock. */
  at: number;
}

/** An older intent is dropped: the sign-in was for something else. */
const MAX_AGE_MS = 30 * 60_000;

const store = persisted("after-sign-in", parseIntent, { in: "tab" });

/**
 * Resumes a guest's action once they have signed in and are back on the page, at the same scroll position. A guest who comes
 * back without signing in drops it.
 *
 * @param name distinguishes the page's writes.
 * @returns starts the sign-in. The value is kept as JSON in this tab.
 */
export function useAfterSignIn<Value>(
  name: string,
  perform: (value: Value) => unknown,
): (value: Value) => Promise<void> {
  const { pathname, search } = useLocation();
  const path = unlocalizedPath(pathname + search);
  const { status } = useSession();
  const locale = useLocale();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const resume = useEffectEvent(() => {
    const intent = store.read();
    if (intent?.path !== path) isLeaving.current = false; // At the sign-in, if this hook is mounted around all pages.
    if (intent?.name !== name || intent.path !== path) return;
    // Pressed before the session was known: this is the way to the sign-in, not back from it.
    if (status === "out" && isLeaving.current) return;
    store.write(null);
    if (status === "in" && isFresh(intent)) perform(intent.value as Value);
  });
  useEffect(() => {
    if (status !== "unknown") resume();
  }, [status, path]);
  return async (value) => {
    isLeaving.current = true;
    store.write({ name, value, path, top: window.scrollY, at: serverNow() });
    await navigate(loginHref(pathname + search, locale));
  };
}

/** Scroll position in px at which a customer pressed the action they then signed in for; 0 without one. */
export function scrollTopBeforeSignIn(path: string): number {
  const session = readSession();
  const intent = store.read();
  if (!intent || intent.path !== unlocalizedPath(path) || !isFresh(intent)) return 0;
  return session && isLoggedIn(session.profile) ? intent.top : 0;
}

const isFresh = ({ at }: Intent): boolean => serverNow() - at <= MAX_AGE_MS;

function parseIntent(stored: unknown): Intent | null {
  const { name, path, top, at } = (stored ?? {}) as Partial<Intent>;
  const isWhole =
    typeof name === "string" && typeof path === "string" && typeof top === "number" && typeof at === "number";
  return isWhole ? (stored as Intent) : null;
}
