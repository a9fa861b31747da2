import type { paths } from "@sen/api";
import type { PathsWithMethod } from "openapi-typescript-helpers";
import { createQueryHook, type TypesForGetRequest } from "swr-openapi";
import { unstable_serialize } from "swr";
import { api } from "./browser-api.ts";

export const PREFIX = "sen";

type GetPath = PathsWithMethod<paths, "get">;

/** A GET of the contract with its parameters: the SWR key of a hook and the request of a loader alike. */
export type Query<Path extends GetPath = GetPath> = readonly [
  path: Path,
  init: TypesForGetRequest<paths, Path>["Init"],
];

/** Any query, where only its key or its answer matters. */
export type AnyQuery = readonly [path: string, init: unknown];

/** Names a query, so that its hook and its loader can't differ. */
export function query<Path extends GetPath>(
  path: Path,
  init: TypesForGetRequest<paths, Path>["Init"],
): Query<Path> {
  return [path, init];
}

/** SWR on the contract: `useQuery(...productQuery(id))`. */
export const useQuery = createQueryHook(api, PREFIX);

/** The key under which SWR keeps a query's answer. */
export function keyOf([path, init]: AnyQuery): string {
  return unstable_serialize([PREFIX, path, init]);
}
