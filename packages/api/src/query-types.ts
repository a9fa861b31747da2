import type { PathsWithMethod } from "openapi-typescript-helpers";
import type { paths } from "./schema.gen.ts";

/** A path of the contract with a GET operation. */
export type QueryPath = PathsWithMethod<paths, "get">;

/** The parameters of a GET: `path` and `query`, as in the contract. */
export type QueryParams<Path extends QueryPath> = paths[Path] extends { get: { parameters: infer Params } }
  ? Params
  : never;

/** The success response of a GET: the whole envelope. */
export type QueryAnswer<Path extends QueryPath> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": infer Answer } } } };
}
  ? Answer
  : never;
