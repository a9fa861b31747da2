import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { useSessionEpoch } from "./session/session.ts";
import { seededCache, type PageAnswer } from "./page-data.ts";
import type { QueryFailure } from "./query.ts";

export interface DataProviderProps {
  answers: readonly PageAnswer[];
  /** When they were fetched, in ms of this device's clock. */
  answeredAt: number;
  children: ReactNode;
}

/**
 * SWR's cache, seeded with the responses sent along with the page so that none is fetched again. When the customer
 * signs out, everything below is remounted on a new cache.
 */
export function DataProvider({ answers, answeredAt, children }: DataProviderProps) {
  const provider = () => seededCache(answers, answeredAt);
  return (
    <SWRConfig
      key={useSessionEpoch()}
      value={{ provider, shouldRetryOnError: isTransient, errorRetryCount: 2 }}
    >
      {children}
    </SWRConfig>
  );
}

/** Retries a lost connection or an unavailable backend only: an error envelope with any other code is final. */
function isTransient(error: QueryFailure | null): boolean {
  return [undefined, UNAVAILABLE].includes(error?.code);
}

const UNAVAILABLE = 503;
