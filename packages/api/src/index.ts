export type * from "./schema.gen.ts";
export type * from "./operation-types.ts";
export {
  createApiClient,
  createReadClient,
  type ApiClient,
  type ApiClientOptions,
} from "./create-api-client.ts";
export type { QueryAnswer, QueryParams, QueryPath } from "./query-types.ts";
export { REPEATABLE_OPERATIONS } from "./repeatable.gen.ts";
export { HTTP_TIMEOUT_MS } from "./timeout.ts";
export { toForm } from "./wire/form-body.ts";
export { NetworkError, TimeoutError } from "./wire/errors.ts";
export { withWrites } from "./with-writes.ts";
