import type { Profile } from "@sen/api";

/** The customer counts as logged in only when the phone is verified. Spec §4, auth state. */
export function isLoggedIn(profile: Pick<Profile, "phone_verified_at"> | null | undefined): boolean {
  return Boolean(profile?.phone_verified_at);
}
