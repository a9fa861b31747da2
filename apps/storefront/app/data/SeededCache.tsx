import { useState, type ReactNode } from "react";
import { useMatches } from "react-router-dom";
import { SWRConfig, type Cache, type State } from "swr";
import type { Seed, SeededData } from "./seed.ts";

export interface SeededCacheProps {
  children: ReactNode;
}

/**
 * SWR's cache, beginning with what the loaders of the first page fetched: the browser repeats none of those requests,
 * also when the customer comes back to the page later. Public answers stay until they are asked for anew;
 * hooks of personal data revalidate on mount by their own option.
 */
export function SeededCache({ children }: SeededCacheProps) {
  const matches = useMatches();
  const [config] = useState(() => {
    const seed = Object.assign(
      {},
      ...matches.map(({ loaderData }) => (loaderData as Partial<SeededData> | undefined)?.seed),
    ) as Seed;
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
