import { useState, type ReactNode } from "react";
import { SWRConfig } from "swr";
import { useSessionEpoch } from "./session/session.ts";
import { seededCache, type PageAnswer } from "./page-data.ts";

export interface DataProviderProps {
  answers: readonly PageAnswer[];
  /** When they were fetched, in ms of this device's clock. */
  answeredAt: number;
  children: ReactNode;
}

/**
 * SWR's cache, seeded with the responses sent along with the page so that none is fetched again. When the customer
 * signs out, everything below is remounted on an empty cache.
 */
export function DataProvider(props: DataProviderProps) {
  return <Cached key={useSessionEpoch()} {...props} />;
}

function Cached({ answers, answeredAt, children }: DataProviderProps) {
  const [config] = useState(() => ({
    provider: () => seededCache(answers, answeredAt),
    shouldRetryOnError: isTransient,
    errorRetryCount: 2,
  }));
  return <SWRConfig value={config}>{children}</SWRConfig>;
}

/** Retries a lost connection or an unavailable backend only: an error envelope with any other code is final. */
function isTransient(error: unknown): boolean {
  return !(typeof error === "object" && error !== null && "code" in error) || error.code === UNAVAILABLE;
}

const UNAVAILABLE = 503;
