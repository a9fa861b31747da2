import { useState, type ReactNode } from "react";
import { SWRConfig } from "swr";
import { useSessionEpoch } from "./session/session.ts";
import { seededCache, type PageAnswer } from "./page-data.ts";

export interface DataProviderProps {
  /** What came along with the page. */
  answers: readonly PageAnswer[];
  /** When that was answered, in ms of this device's clock. */
  answeredAt: number;
  children: ReactNode;
}

/**
 * SWR's cache around everything, beginning with what came along with the page: none of that is asked for again. When a
 * customer leaves, whatever was theirs goes: all below begins anew on an empty cache.
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

/** An answer with a code is the backend's word; only a lost connection, or a backend that is away, is worth asking again. */
function isTransient(error: unknown): boolean {
  return !(typeof error === "object" && error !== null && "code" in error) || error.code === UNAVAILABLE;
}

const UNAVAILABLE = 503;
