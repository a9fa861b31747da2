export type * from "./schema.gen.ts";
export type * from "./operationTypes.ts";
export { createApiClient, type ApiClient, type ApiClientOptions } from "./createApiClient.ts";
export { addressOf, type AddressParams } from "./wire/address.ts";
export { NetworkError, TimeoutError } from "./wire/errors.ts";
