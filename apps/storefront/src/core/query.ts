import type { ApiClient, QueryAnswer, QueryParams, QueryPath } from "@sen/api";
import { useMemo } from "react";
import useSWR, {
  unstable_serialize,
  useSWRConfig,
  type Cache,
  type SWRConfiguration,
  type SWRResponse,
} from "swr";
import { call } from "./api.ts";
import { answerTime, freshMs, recordFetchedAt } from "./freshness.ts";
import { useIsSignedIn } from "./session/session.ts";

declare const answer: unique symbol;

/** Marks what is one customer's alone: nobody else is asked it for, and the cache ends with its customer (`DataProvider`). */
export const CUSTOMERS = "customer's";

/** A GET of the contract with its parameters: SWR's key and the request in one, so that they cannot differ. */
export type Query<Answer = unknown> = readonly [path: string, params: object, whose?: typeof CUSTOMERS] & {
  readonly [answer]?: Answer;
};

/** What the answer to a query failed with: an error envelope, or what threw. */
export interface QueryFailure {
  code?: number;
  message?: string;
}

/** What a query is given: nothing, where it needs nothing. */
type Given<Params> = object extends Params ? [params?: Params] : [params: Params];

/** Names a query of public data: `query("/products/{id}", { path: { id } })`. */
export const query = <Path extends QueryPath>(
  path: Path,
  ...[params]: Given<QueryParams<Path>>
): Query<QueryAnswer<Path>> => [path, params ?? {}];

/** Names a query of the signed-in customer's data. Of a guest it is not asked. */
export const customerQuery = <Path extends QueryPath>(
  path: Path,
  ...[params]: Given<QueryParams<Path>>
): Query<QueryAnswer<Path>> => [path, params ?? {}, CUSTOMERS];

/** The query where it can be asked; null for a customer's while nobody is signed in. */
export function useAskable<Answer>(asked: Query<Answer> | null): Query<Answer> | null {
  const isCustomers = asked?.[2] === CUSTOMERS;
  const isSignedIn = useIsSignedIn(isCustomers);
  return isCustomers && !isSignedIn ? null : asked;
}

/**
 * Asks a query. Throws the error envelope of a refusal, and what the client throws where no answer came.
 *
 * @param client the server's own, where a page is made; the browser's otherwise
 */
export async function ask<Answer>(query: Query<Answer>, client?: Pick<ApiClient, "GET">): Promise<Answer> {
  const [path, params] = query;
  // The pair was typed by the contract where it was named.
  const get = (api: Pick<ApiClient, "GET">) =>
    (api.GET as (path: string, init: object) => Promise<{ data?: Answer; error?: unknown }>)(path, {
      params,
    });
  const { data, error } = await (client ? get(client) : call(get));
  if (data === undefined) throw error;
  recordFetchedAt(data, Date.now());
  return data;
}

/** SWR's name for a query in its cache. */
export const cacheKey = (asked: Query): string => unstable_serialize(asked);

/** The cached answer to a query; undefined where there is none. Sends no request. */
export const cachedAnswer = <Answer>(cache: Cache, asked: Query<Answer>): Answer | undefined =>
  cache.get(cacheKey(asked))?.data as Answer | undefined;

/** The answer to a query, from the cache or asked for; null asks nothing. Asked again when it is older than its kind may be. */
export function useQuery<Answer>(
  query: Query<Answer> | null,
  options: SWRConfiguration<Answer, QueryFailure> = {},
): SWRResponse<Answer, QueryFailure> {
  const { cache } = useSWRConfig();
  const asked = useAskable(query);
  const kept = asked ? (cache.get(cacheKey(asked))?.data as object | undefined) : undefined;
  return useSWR<Answer, QueryFailure, Query<Answer> | null>(asked, ask, {
    ...freshnessOptions(asked, kept),
    ...options,
  });
}

/** Changes what is known of queries. */
export function useAnswers() {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      /** Takes an answer that has just come, or what is made of the known one, for a query's. */
      set: <Answer>(asked: Query<Answer>, answer: Answer | ((known?: Answer) => Answer | undefined)) => {
        recordFetchedAt(answer, Date.now());
        return mutate(cacheKey(asked), answer, { revalidate: false });
      },
      /** Asks anew for those that are shown; the others are asked for when they are shown next. */
      refetch: (...queries: Query[]) => Promise.all(queries.map((one) => mutate(cacheKey(one)))),
      /** Forgets answers: each is asked for when it is shown next. */
      forget: (...queries: Query[]) =>
        Promise.all(queries.map((one) => mutate(cacheKey(one), undefined, { revalidate: false }))),
    }),
    [mutate],
  );
}

/** SWR's options for what is shown from the cache: when it is asked for again in the background. */
export function freshnessOptions(asked: Query | null, kept: object | undefined): SWRConfiguration {
  const fresh = asked ? freshMs(asked[0]) : 0;
  const isDue = kept === undefined || Date.now() - answerTime(kept) > fresh;
  return {
    revalidateOnMount: isDue,
    revalidateIfStale: isDue,
    revalidateOnFocus: Number.isFinite(fresh),
    focusThrottleInterval: Math.max(fresh, MIN_FOCUS_MS),
  };
}

/** Coming back to a tab asks again at most this often, in ms. */
const MIN_FOCUS_MS = 5_000;
