import type { ErrorEnvelope, Login, LoginBody, Profile } from "@sen/api";
import { isLoggedIn } from "@sen/domain";
import { write } from "../../core/write.ts";
import { beginSession } from "./begin-session.ts";
import { temporarySession } from "../../core/session/temporary-session.ts";

/** What came of a sign-in: in, phone not verified, or refused. */
export type LoginOutcome =
  { kind: "in"; profile: Profile } | { kind: "unverified" } | { kind: "refused"; refusal: ErrorEnvelope };

/** Signs in and keeps the session on the device; of an unverified phone the temporary one. Throws only when no answer came. */
export async function login(body: LoginBody): Promise<LoginOutcome> {
  const { data, refusal } = await write("POST /login", { body });
  return data ? keepLogin(data.data) : { kind: "refused", refusal };
}

/** Keeps on the device that somebody has signed in, by whichever way; of an unverified phone the temporary session. */
export function keepLogin({ profile, access_token: token }: Login): LoginOutcome {
  if (!isLoggedIn(profile)) {
    temporarySession.write({ token, profile });
    return { kind: "unverified" };
  }
  beginSession({ profile, access_token: token });
  return { kind: "in", profile };
}
