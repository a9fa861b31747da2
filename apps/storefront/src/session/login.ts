import type { ErrorEnvelope, Login, LoginBody, Profile } from "@sen/api";
import { isLoggedIn } from "@sen/domain";
import { track } from "../analytics/data-layer.ts";
import { write } from "../data/api.ts";
import { writeSession } from "./session-store.ts";

/** What came of a sign-in: in, phone not verified, or refused. */
export type LoginOutcome =
  { kind: "in"; profile: Profile } | { kind: "unverified" } | { kind: "refused"; refusal: ErrorEnvelope };

/** Signs in and keeps the session on the device. Throws only when no answer came. */
export async function login(body: LoginBody): Promise<LoginOutcome> {
  const { data, error } = await write((api) => api.POST("/login", { body }));
  if (!data) return { kind: "refused", refusal: error };
  return keepLogin(data.data);
}

/** Keeps on the device that somebody has signed in, by whichever way. An unverified phone signs nobody in. */
export function keepLogin({ profile, access_token: token }: Login): LoginOutcome {
  if (!isLoggedIn(profile)) return { kind: "unverified" };
  writeSession({ token, profile });
  track({ event: "login", customer_id: profile.id });
  return { kind: "in", profile };
}
