import { useContext, useState, type ReactNode } from "react";
import { SWRConfig, type Cache, type State } from "swr";
import { readHandedSeed, SeedContext } from "./handed-seed.ts";
import type { Seed } from "./seed.ts";

export interface SeededCacheProps {
  children: ReactNode;
}

/**
 * SWR's cache, beginning with what the loaders of the first page fetched: the browser repeats none of those requests,
 * also when the customer comes back to the page later. Public answers stay until they are asked for anew;
 * hooks of personal data revalidate on mount by their own option.
 */
export function SeededCache({ children }: SeededCacheProps) {
  const rendered = useContext(SeedContext);
  const [config] = useState(() => {
    const seed = rendered ?? readHandedSeed();
    return {
      provider: () => seededMap(seed),
      fallback: seed,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      shouldRetryOnError: isTransient,
      errorRetryCount: 2,
    };
  });
  return <SWRConfig value={config}>{children}</SWRConfig>;
}

function seededMap(seed: Seed): Cache {
  return new Map<string, State>(
    Object.entries(seed).map(([key, answer]) => [key, { data: answer }]),
  ) as Cache;
}

/** An answer with a code is the backend's word; only a lost connection is worth asking again. */
function isTransient(error: unknown): boolean {
  return !(typeof error === "object" && error !== null && "code" in error);
}
