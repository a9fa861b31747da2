import { NetworkError, type ApiClient, type ErrorEnvelope } from "@sen/api";
import { wasSuccessful, type AnsweredCall, type SuccessRule } from "@sen/domain";

/**
 * Asks the API: `call((api) => api.GET("/carts", {}))`. The client comes with the first call: a page that the server
 * made asks nothing at first. Where it cannot be had the call rejects as one that got no answer. What changes something
 * goes by `write`, which looks into the answer.
 */
export const call = <Answer>(ask: (api: Pick<ApiClient, "GET">) => Promise<Answer>): Promise<Answer> =>
  withClient(ask);

/** How a change was answered: what it made, or the refusal. */
export type Written<Body> =
  | { data: Body; error?: never; response: Response }
  | { data?: never; error: ErrorEnvelope; response: Response };

/**
 * Changes something: `write((api) => api.POST("/carts", { body }), wasCartChanged)`. It went well when the answer's body
 * says so by the call's own rule (spec §7); an answer with HTTP 200 whose body says otherwise is a refusal like any other.
 *
 * @param isSuccess domain's rule of this call
 */
export async function write<Body extends AnsweredCall>(
  ask: (
    api: ApiClient,
  ) => Promise<{ data?: Body | undefined; error?: ErrorEnvelope | undefined; response: Response }>,
  isSuccess: SuccessRule = wasSuccessful,
): Promise<Written<Body>> {
  const { data, error, response } = await withClient(ask);
  if (data !== undefined && isSuccess(data)) return { data, response };
  return { error: error ?? refusalIn(data, response), response };
}

/** The refusal that a body tells which came with a status of success. */
function refusalIn(body: object | undefined, response: Response): ErrorEnvelope {
  const { code, message, message_code, data }: Partial<ErrorEnvelope> = body ?? {};
  const errors = Array.isArray(data?.errors) ? data.errors : null;
  return {
    code: code ?? response.status,
    status: 0,
    message: message ?? "",
    ...(message_code === undefined ? {} : { message_code }),
    data: errors && { errors },
  };
}

async function withClient<Answer>(ask: (api: ApiClient) => Promise<Answer>): Promise<Answer> {
  const { api } = await fetchClient().catch((cause: unknown) => {
    throw new NetworkError("The API client could not be fetched.", { cause });
  });
  return ask(api);
}

/** The client, fetched once. Rejects when it cannot be had. */
export const fetchClient = () => import("./api-client.ts");
