import type { PathsWithMethod } from "openapi-typescript-helpers";
import type { paths } from "./schema.gen.ts";

/** A path of the contract that can be asked by GET. */
export type QueryPath = PathsWithMethod<paths, "get">;

/** The parameters of such a call: `path` and `query`, as the contract names them. */
export type QueryParams<Path extends QueryPath> = paths[Path] extends { get: { parameters: infer Params } }
  ? Params
  : never;

/** What such a call answers when it succeeds: the whole envelope. */
export type QueryAnswer<Path extends QueryPath> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": infer Answer } } } };
}
  ? Answer
  : never;
