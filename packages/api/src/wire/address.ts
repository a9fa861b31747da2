import { createFinalURL, createQuerySerializer, defaultPathSerializer } from "openapi-fetch";

/** Lists in queries repeat their name: `a=1&a=2`. */
export const querySerializer = { array: { style: "form", explode: true } } as const;

const serializeQuery = createQuerySerializer(querySerializer);

/** Parameters of a call that stand in its address. */
export interface AddressParams {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

/** The address of a call as the client writes it, for callers with a connection of their own. */
export function addressOf(baseUrl: string, path: string, params: AddressParams = {}): string {
  return createFinalURL(path, {
    baseUrl,
    params,
    querySerializer: serializeQuery,
    pathSerializer: defaultPathSerializer,
  });
}
