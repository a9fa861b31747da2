import { throwIfMissing } from "./missing-page.ts";
import type { QueryFailure } from "./query.ts";

/** What a screen is given of something that is fetched. */
export type RequestState<Ready extends object> =
  ({ state: "ready" } & Ready) | { state: "loading" } | { state: "failed"; onRetry: () => unknown };

/** As much of SWR's answer as its state is told by. */
interface Asked<Data> {
  data?: Data | undefined;
  error?: QueryFailure | undefined;
  mutate: () => unknown;
}

/** Turns a query into what its screen takes: what is there is shown, also when asking again has failed. */
export function requestState<Data, Ready extends object>(
  { data, error, mutate }: Asked<Data>,
  ready: (data: Data) => Ready,
): RequestState<Ready> {
  if (data !== undefined) return { state: "ready", ...ready(data) };
  if (error === undefined) return { state: "loading" };
  return { state: "failed", onRetry: () => mutate() };
}

/** The same where the thing names the page: an unknown one is the 404 page. */
export function pageState<Data, Ready extends object>(
  asked: Asked<Data>,
  ready: (data: Data) => Ready,
): RequestState<Ready> {
  if (asked.data === undefined) throwIfMissing(asked.error);
  return requestState(asked, ready);
}
