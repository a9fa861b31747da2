import type { SocialProvider } from "@sen/api";
import { query, useQuery } from "../../core/query.ts";

const NOBODY: readonly SocialProvider[] = [];

/** Who else can say who a customer is. */
export const socialProvidersQuery = () => query("/login/social/providers", {});

/** Who else can say who a customer is; nobody until it is known, or where it cannot be. */
export function useSocialProviders(): readonly SocialProvider[] {
  return useQuery(socialProvidersQuery()).data?.data ?? NOBODY;
}
