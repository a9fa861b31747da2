import { data } from "react-router-dom";
import { infiniteKeyOf } from "./infinite-query.ts";
import { keyOf, type AnyQuery } from "./query.ts";
import type { ServerApi } from "./server-api.ts";

/** Answers by SWR key, with which the page is rendered and the browser's cache begins. */
export type Seed = Record<string, unknown>;

export interface SeedOptions {
  /** Without these there is no page: an unknown id is a 404, a backend that is down a 503. */
  needed: readonly AnyQuery[];
  /** First pages of endless lists, needed as much. */
  lists?: readonly AnyQuery[];
  /** The page does without these; the browser asks again. */
  welcome?: readonly AnyQuery[];
}

/**
 * Asks the backend for everything a page shows first, all at once, and puts it with what goes along with the page
 * (`handed-seed.ts`): the router has nothing to carry. Throws the response of the page that can't be.
 */
export async function seedPage(api: ServerApi, options: SeedOptions): Promise<null> {
  Object.assign(api.seed, await answersOf(api, options));
  return null;
}

/** The answers to everything that is asked, by their keys. */
export async function answersOf(
  api: ServerApi,
  { needed, lists = [], welcome = [] }: SeedOptions,
): Promise<Seed> {
  const entries = await Promise.all([
    ...needed.map(async (query) => [[keyOf(query), await required(api, query)]]),
    ...lists.map(async (query) => {
      const page = await required(api, query);
      return [
        [keyOf(query), page],
        [infiniteKeyOf(query), [page]],
      ];
    }),
    ...welcome.map(async (query) => {
      const answer = await optional(api, query);
      return answer === undefined ? [] : [[keyOf(query), answer]];
    }),
  ]);
  return Object.fromEntries(entries.flat()) as Seed;
}

async function required(api: ServerApi, query: AnyQuery): Promise<unknown> {
  const { data: answer, response } = await ask(api, query).catch(() => {
    throw data(null, { status: 503 });
  });
  if (answer === undefined) {
    throw data(null, { status: response.status === 404 || response.status === 422 ? 404 : 503 });
  }
  return answer;
}

async function optional(api: ServerApi, query: AnyQuery): Promise<unknown> {
  try {
    return (await ask(api, query)).data;
  } catch {
    return undefined; // The browser asks again and shows what happened at that place.
  }
}

function ask(api: ServerApi, [path, init]: AnyQuery): Promise<{ data?: unknown; response: Response }> {
  const get = api.GET as (path: string, init: unknown) => Promise<{ data?: unknown; response: Response }>;
  return get(path, init);
}
