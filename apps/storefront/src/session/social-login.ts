import type { ErrorEnvelope } from "@sen/api";
import { localeOfPath, localizedPath } from "@sen/i18n";
import { write } from "../data/api.ts";
import { keepLogin, type LoginOutcome } from "./login.ts";

const KEY = "social-login";

/** What this tab remembers while its customer is at the issuer. */
interface BegunSocialLogin {
  provider: string;
  state: string;
  /** Only the browser that began can end it. */
  secret: string;
  /** Where the customer wanted to go; null for home. */
  next: string | null;
}

/** Begins a social sign-in and leaves for the issuer. Answers the backend's refusal where it does not begin. */
export async function beginSocialLogin(provider: string, next: string | null): Promise<ErrorEnvelope | null> {
  const { data, error } = await write((api) => api.POST("/login/social/start", { body: { provider } }));
  if (!data) return error;
  const { url, state, secret } = data.data;
  const begun: BegunSocialLogin = { provider, state, secret, next };
  sessionStorage.setItem(KEY, JSON.stringify(begun));
  window.location.assign(url);
  return null;
}

/** How a social sign-in ended, and where it leads: a path of this site. */
export interface SocialLoginEnd {
  outcome: LoginOutcome | { kind: "strange" };
  next: string;
}

/**
 * Ends the sign-in with what the issuer led back with, once. `strange` where this tab began none, or another: then nothing of the
 * address is believed. Throws only when no answer came.
 */
export async function endSocialLogin(query: URLSearchParams): Promise<SocialLoginEnd> {
  const begun = takeBegun();
  const next = localizedPath(begun?.next ?? null, localeOfPath(window.location.pathname));
  const state = query.get("state");
  if (!begun || state !== begun.state) return { outcome: { kind: "strange" }, next };
  const { provider, secret } = begun;
  const [token, error, iss] = [query.get("code"), query.get("error"), query.get("iss")];
  const body = {
    provider,
    state,
    secret,
    ...(token && { token }),
    ...(error && { error }),
    ...(iss && { iss }),
  };
  const answer = await write((api) => api.POST("/login/social", { body }));
  const outcome: LoginOutcome = answer.data
    ? keepLogin(answer.data.data)
    : { kind: "refused", refusal: answer.error };
  return { outcome, next };
}

function takeBegun(): BegunSocialLogin | null {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (kept === null) return null;
  try {
    const { provider, state, secret, next } = JSON.parse(kept) as Partial<BegunSocialLogin>;
    if (typeof provider !== "string" || typeof state !== "string" || typeof secret !== "string") return null;
    return { provider, state, secret, next: typeof next === "string" ? next : null };
  } catch {
    return null; // Storage is the customer's to edit.
  }
}
