import type { Login, LoginBody } from "@sen/api";
import { isLoggedIn } from "@sen/domain";
import { persistedText } from "../../core/persisted.ts";
import { temporarySession, writeSession } from "../../core/session/session.ts";
import { write, written, type Refused } from "../../core/write.ts";
import { track } from "../../shell/data-layer.ts";

export const login = (body: LoginBody, onUnverified: () => unknown): Refused =>
  written(write("POST /login", { body }), ({ data }) => keepLogin(data) || onUnverified());

/**
 * Stores the session of a sign-in, or a temporary one if the account's phone number is not verified. Returns whether it is
 * verified.
 */
export function keepLogin(login: Login): boolean {
  const isVerified = isLoggedIn(login.profile);
  if (isVerified) beginSession(login);
  else temporarySession.write({ token: login.access_token, profile: login.profile });
  return isVerified;
}

/** The pending code for a new password (`passwordOtp`). */
const passwordOtp = persistedText("otp-password", { in: "draft" });

/** Stores the session and tracks the sign-in. Spec §7, login. */
export function beginSession({
  profile,
  access_token: token,
}: Pick<Login, "profile" | "access_token">): void {
  writeSession({ token, profile });
  temporarySession.write(null);
  passwordOtp.write(null);
  track({ event: "login", customer_id: profile.id });
}
