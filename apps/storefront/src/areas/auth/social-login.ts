import type { ErrorEnvelope, SocialStartResponse } from "@sen/api";
import type { PasswordPromptData } from "@sen/domain";
import { leaveFor } from "../../core/leave-for.ts";
import { persisted } from "../../core/persisted.ts";
import { write, written, type Refused } from "../../core/write.ts";
import { keepLogin } from "./login.ts";

/** Stored in this tab while the customer is at the provider. */
interface BegunSocialLogin {
  provider: string;
  state: string;
  /** Binds the sign-in to the browser that started it. */
  secret: string;
  /** Where to go afterwards; missing for home. */
  next?: string | undefined;
  /** Whether a signed-in customer links it to their account. */
  isLink: boolean;
}

const store = persisted("social-login", parse, { in: "tab" });

/** Starts a social sign-in and redirects to the provider. Resolves to the backend's refusal if it could not start. */
export const beginSocialLogin = (provider: string, next: string | undefined): Refused =>
  written(
    write("POST /login/social/start", { body: { provider } }),
    redirect({ provider, next, isLink: false }),
  );

/** The same, to link it to the account of the signed-in customer. */
export const linkSocialAccount = (
  provider: string,
  { password }: PasswordPromptData,
  next: string,
): Refused =>
  written(
    write("POST /customers/me/social-accounts", { body: { provider, password } }),
    redirect({ provider, next, isLink: true }),
  );

const redirect =
  (begun: Omit<BegunSocialLogin, "state" | "secret">) =>
  ({ data: { url, state, secret } }: SocialStartResponse) => {
    store.write({ ...begun, state, secret });
    return leaveFor(url);
  };

/** The result of a social sign-in, and where to go next. */
export interface SocialLoginEnd extends Pick<BegunSocialLogin, "next" | "isLink"> {
  /** Why it failed; null if no response arrived. */
  refusal: Pick<ErrorEnvelope, "code" | "message" | "message_code"> | null;
  /** Whether the account's phone number is verified; null if the sign-in failed. */
  isVerified: boolean | null;
}

const EXPIRED = { code: 422, message: "", message_code: "SOCIAL_TOKEN_INVALID" };

/** Completes the sign-in with the provider's redirect, once. Ignores the URL unless this tab started that sign-in. Never rejects. */
export async function endSocialLogin(query: URLSearchParams): Promise<SocialLoginEnd> {
  const begun = store.read();
  store.write(null);
  if (!begun || query.get("state") !== begun.state) {
    return { refusal: EXPIRED, isVerified: null, next: begun?.next, isLink: begun?.isLink ?? false };
  }
  const { next, isLink, ...own } = begun;
  const [token, error, iss] = [query.get("code"), query.get("error"), query.get("iss")];
  const body = {
    ...own,
    ...(token && { token }),
    ...(error && { error }),
    ...(iss && { iss }),
  };
  const ended = await write("POST /login/social", { body }).catch(() => null);
  return {
    refusal: ended?.refusal ?? null,
    isVerified: ended?.data ? isLink || keepLogin(ended.data.data) : null,
    next,
    isLink,
  };
}

function parse(stored: unknown): BegunSocialLogin | null {
  const { provider, state, secret, next, isLink } = (stored ?? {}) as Partial<BegunSocialLogin>;
  if (typeof provider !== "string" || typeof state !== "string" || typeof secret !== "string") return null;
  const target = typeof next === "string" ? next : undefined;
  return { provider, state, secret, next: target, isLink: isLink === true };
}
