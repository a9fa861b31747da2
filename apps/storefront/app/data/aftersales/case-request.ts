import type { CaseRequest } from "@sen/ui/aftersales";
import { throwIfMissing } from "../throw-if-missing.ts";

/** A query as a case's screen takes it. An unknown id is the 404 page. */
export function caseRequest<Case>(query: {
  data?: { data: Case } | undefined;
  error?: unknown;
  mutate: () => unknown;
}): CaseRequest<Case> {
  if (query.data) return { state: "ready", data: query.data.data };
  throwIfMissing(query.error);
  return query.error === undefined
    ? { state: "loading" }
    : { state: "failed", onRetry: () => query.mutate() };
}
