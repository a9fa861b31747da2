import { createInfiniteHook } from "swr-openapi";
import { unstable_serialize } from "swr/infinite";
import { api } from "./browser-api.ts";
import { PREFIX, type AnyQuery } from "./query.ts";

/** SWR's endless list on the contract. */
export const useInfiniteQuery = createInfiniteHook(api, PREFIX);

/** The key under which SWR keeps an endless list that begins with this query. */
export function infiniteKeyOf([path, init]: AnyQuery): string {
  return unstable_serialize(() => [PREFIX, path, init]);
}
