import type { ErrorEnvelope } from "@sen/api";
import { localeOfPath, localizedPath } from "@sen/i18n";
import { persisted } from "../../core/persisted.ts";
import { write } from "../../core/write.ts";
import { keepLogin } from "./login.ts";

/** Stored in this tab while the customer is at the provider. */
interface BegunSocialLogin {
  provider: string;
  state: string;
  /** Binds the sign-in to the browser that started it. */
  secret: string;
  /** Where to go afterwards; null for home. */
  next: string | null;
}

const store = persisted("social-login", parse, { in: "tab" });

/** Starts a social sign-in and redirects to the provider. Resolves to the backend's refusal if it could not start. */
export async function beginSocialLogin(provider: string, next: string | null): Promise<ErrorEnvelope | null> {
  const { data, refusal } = await write("POST /login/social/start", { body: { provider } });
  if (!data) return refusal;
  const { url, state, secret } = data.data;
  const begun: BegunSocialLogin = { provider, state, secret, next };
  store.write(begun);
  window.location.assign(url);
  return null;
}

/** The result of a social sign-in, and where to go next: a path of this site. */
export interface SocialLoginEnd {
  refusal: Pick<ErrorEnvelope, "code" | "message" | "message_code"> | null;
  isVerified: boolean;
  next: string;
}

const EXPIRED = { code: 422, message: "", message_code: "SOCIAL_TOKEN_INVALID" };

/**
 * Completes the sign-in with the provider's redirect, once. Ignores the URL unless this tab started that sign-in.
 * Throws only if no response arrives.
 */
export async function endSocialLogin(query: URLSearchParams): Promise<SocialLoginEnd> {
  const begun = takeBegun();
  const next = localizedPath(begun?.next ?? null, localeOfPath(window.location.pathname));
  const state = query.get("state");
  if (!begun || state !== begun.state) return { refusal: EXPIRED, isVerified: false, next };
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
  const { data, refusal = null } = await write("POST /login/social", { body });
  return { refusal, isVerified: data ? keepLogin(data.data) : false, next };
}

function takeBegun(): BegunSocialLogin | null {
  const begun = store.read();
  store.write(null);
  return begun;
}

function parse(stored: unknown): BegunSocialLogin | null {
  const { provider, state, secret, next } = (stored ?? {}) as Partial<BegunSocialLogin>;
  if (typeof provider !== "string" || typeof state !== "string" || typeof secret !== "string") return null;
  return { provider, state, secret, next: typeof next === "string" ? next : null };
}
