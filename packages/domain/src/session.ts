import type { Profile } from "@sen/api";

/** A customer is logged in only if the phone number is verified. Spec §4, auth state. */
export function isLoggedIn(profile: Pick<Profile, "phone_verified_at"> | null | undefined): boolean {
  return Boolean(profile?.phone_verified_at);
}
