import { writeSession } from "../core/session/session.ts";

/** Signs a customer in on this device. */
export function signIn(id = 7, token = "token"): void {
  const profile = { id, full_name: "Sen", email: "sen@example.com", phone: "0901234567" };
  writeSession({ token, profile: { ...profile, phone_verified_at: "2026-01-01T00:00:00.000Z" } });
}
