import type { ApiClient, QueryAnswer, QueryParams, QueryPath } from "@sen/api";
import type { Request } from "@sen/ui/primitives";
import { useMemo } from "react";
import useSWR, {
  unstable_serialize,
  useSWRConfig,
  type Cache,
  type SWRConfiguration,
  type SWRResponse,
} from "swr";
import { call } from "./api.ts";
import { fetchedAt, freshMs, recordFetchedAt } from "./freshness.ts";
import { useIsSignedIn } from "./session/session.ts";

declare const answer: unique symbol;

/** Marks a customer's own data: not fetched for guests, and evicted when the customer changes (`DataProvider`). */
export const CUSTOMERS = "customer's";

/** A GET of the contract with its parameters. It is both SWR's key and the request, so the two cannot differ. */
export type Query<Answer = unknown> = readonly [path: string, params: object, whose?: typeof CUSTOMERS] & {
  readonly [answer]?: Answer;
};

/** Why a query failed: an error envelope, or whatever was thrown. */
export interface QueryFailure {
  code?: number;
  message?: string;
}

type Given<Params> = object extends Params ? [params?: Params] : [params: Params];

/** A query of public data: `query("/products/{id}", { path: { id } })`. */
export const query = <Path extends QueryPath>(
  path: Path,
  ...[params]: Given<QueryParams<Path>>
): Query<QueryAnswer<Path>> => [path, params ?? {}];

/** A query of the signed-in customer's data. Not fetched for guests. */
export const customerQuery = <Path extends QueryPath>(
  path: Path,
  ...[params]: Given<QueryParams<Path>>
): Query<QueryAnswer<Path>> => [path, params ?? {}, CUSTOMERS];

export interface PageQueries {
  /** The page fails without these: an unknown id is a 404, an unavailable backend a 503. */
  required?: readonly Query[];
  /** The page renders without these; the browser fetches them again. */
  optional?: readonly Query[];
}

/** The query, or null if it needs a customer and nobody is signed in. */
export function useAskable<Answer>(asked: Query<Answer> | null): Query<Answer> | null {
  const isCustomers = asked?.[2] === CUSTOMERS;
  const isSignedIn = useIsSignedIn(isCustomers);
  return isCustomers && !isSignedIn ? null : asked;
}

/** Fetches a query. Throws the error envelope of a refusal, or the client's error if no response arrived. */
export async function ask<Answer>(query: Query<Answer>, client?: Pick<ApiClient, "GET">): Promise<Answer> {
  const [path, params] = query;
  // `query` typed the pair by the contract.
  const get = (api: Pick<ApiClient, "GET">) =>
    (api.GET as (path: string, init: object) => Promise<{ data?: Answer; error?: unknown }>)(path, {
      params,
    });
  const { data, error } = await (client ? get(client) : call(get));
  if (data === undefined) throw error;
  recordFetchedAt(data, Date.now());
  return data;
}

export const cacheKey = (asked: Query): string => unstable_serialize(asked);

/** Caches a response that was fetched earlier. `at` is when, in ms of this device's clock. */
export function seedAnswer(cache: Cache, asked: Query, answer: unknown, at: number): void {
  recordFetchedAt(answer, at);
  cache.set(cacheKey(asked), { data: answer });
}

/** The cached response to a query; undefined if there is none. Sends no request. */
export const cachedAnswer = <Answer>(cache: Cache, asked: Query<Answer>): Answer | undefined =>
  cache.get(cacheKey(asked))?.data as Answer | undefined;

/** Waits for responses that are being prefetched, by key. */
export const prefetching = new Map<string, () => Promise<unknown>>();

/** `ask` for a page that is shown: if the response is being prefetched, waits for it. */
export const askOrJoin = <Answer>(asked: Query<Answer>): Promise<Answer> =>
  (prefetching.get(cacheKey(asked))?.() as Promise<Answer> | undefined) ?? ask(asked);

/** The response to a query, cached or fetched. Null fetches nothing. Revalidated when older than its path's freshness allows. */
export function useQuery<Answer>(
  query: Query<Answer> | null,
  options: SWRConfiguration<Answer, QueryFailure> = {},
): SWRResponse<Answer, QueryFailure> {
  const { cache } = useSWRConfig();
  const asked = useAskable(query);
  const kept = asked && cachedAnswer(cache, asked);
  const shown = useSWR<Answer, QueryFailure, Query<Answer> | null>(asked, askOrJoin, {
    ...freshnessOptions(asked, kept),
    ...options,
  });
  // The previous query's data may fill in while this one loads, not once it failed.
  return options.keepPreviousData && !kept && shown.error ? { ...shown, data: undefined } : shown;
}

export function useAnswers() {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      /** Caches a new response to a query, or one derived from the cached response. */
      set: <Answer>(asked: Query<Answer>, answer: Answer | ((known?: Answer) => Answer | undefined)) => {
        recordFetchedAt(answer, Date.now());
        return mutate(cacheKey(asked), answer, { revalidate: false });
      },
      /** Refetches the queries in use; the others are fetched when they are next shown. */
      refetch: (...queries: Query[]) => Promise.all(queries.map((one) => mutate(cacheKey(one)))),
      /** Evicts responses: each is fetched when it is next shown. */
      forget: (...queries: Query[]) =>
        Promise.all(queries.map((one) => mutate(cacheKey(one), undefined, { revalidate: false }))),
    }),
    [mutate],
  );
}

/** SWR's options for cached data: when to revalidate it in the background. */
export function freshnessOptions(asked: Query | null, kept: unknown): SWRConfiguration {
  const fresh = asked ? freshMs(asked) : 0;
  const due = isDue(asked, kept);
  return {
    revalidateOnMount: due,
    revalidateIfStale: due,
    revalidateOnFocus: Number.isFinite(fresh),
    focusThrottleInterval: Math.max(fresh, MIN_FOCUS_MS),
  };
}

/** Whether a response is missing, or no longer fresh. */
export const isDue = (asked: Query | null, kept: unknown): boolean =>
  !kept || Date.now() - fetchedAt(kept) > (asked ? freshMs(asked) : 0);

/** Revalidates on focus at most this often, in ms. */
const MIN_FOCUS_MS = 5_000;

/** Thrown in the browser when the page's subject turns out not to exist. The 404 page replaces it. */
export class MissingPage extends Error {
  override name = "MissingPage";
}

/** Unknown, malformed, or another customer's: the backend does not say which. */
const MISSING_CODES: readonly (number | undefined)[] = [403, 404, 422];

export const isMissing = (error: QueryFailure | undefined): boolean => MISSING_CODES.includes(error?.code);

/** After client-side navigation the browser finds out that an id is unknown. Shows the same 404 page as the server would. */
export function throwIfMissing(error: QueryFailure | undefined): void {
  if (isMissing(error)) throw new MissingPage();
}

export interface Asked<Data, Mutated = unknown> {
  data?: Data | undefined;
  error?: QueryFailure | undefined;
  mutate: () => Mutated;
}

/** Turns a query into a screen's request state. Cached data is shown even if revalidation failed. */
export function requestState<Data, Ready extends object>(
  { data, error, mutate }: Asked<Data>,
  ready: (data: Data) => Ready,
): Request<Ready> {
  if (data !== undefined) return { state: "ready", ...ready(data) };
  if (error === undefined) return { state: "loading" };
  return { state: "failed", onRetry: () => mutate() };
}

/** `requestState` for the subject of the page: an unknown one shows the 404 page. */
export function pageState<Data, Ready extends object>(
  asked: Asked<Data>,
  ready: (data: Data) => Ready,
): Request<Ready> {
  if (asked.data === undefined) throwIfMissing(asked.error);
  return requestState(asked, ready);
}
