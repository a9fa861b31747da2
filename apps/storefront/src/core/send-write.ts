import { NetworkError, REPEATABLE_OPERATIONS, TimeoutError, withWrites, type ErrorEnvelope } from "@sen/api";
import {
  hasSucceeded,
  IDEMPOTENCY_HEADER,
  wasAddressSaved,
  wasCheckedOutAgain,
  wasProofAccepted,
  wasSuccessful,
  type SuccessRule,
} from "@sen/domain";
import { api } from "./api-client.ts";
import type { Result, WriteOperation, WriteOptions } from "./write.ts";

const writing = withWrites(api);

/** Operations whose response body has its own success rule. Spec §7. */
const RULES: Partial<Record<WriteOperation, SuccessRule>> = {
  "POST /addresses": wasAddressSaved,
  "PUT /addresses/{id}": wasAddressSaved,
  "POST /carts": hasSucceeded,
  "POST /orders/{id}/buy-again": hasSucceeded,
  "POST /orders/now": hasSucceeded,
  "POST /orders/re-checkout": wasCheckedOutAgain,
  "POST /complaints": hasSucceeded,
  "POST /complaints/{id}/proof": wasProofAccepted,
};

/** Idempotent operations that need no key: they set a state rather than trigger an event. */
const ABSOLUTE =
  /^(PUT \/(carts|addresses|checkout|refunds|orders)\b|DELETE \/carts$|POST \/(carts\/|coupons\/\{id\}\/save|orders\/\{id\}\/confirm$))/;

interface Sent extends WriteOptions {
  path?: object;
  query?: object;
  body?: unknown;
}
type Call = (
  path: string,
  init: object,
) => Promise<{ data?: object; error?: ErrorEnvelope; response: Response }>;

/** Sends a write. Retries once if its response was lost and repeating it is safe. */
export async function sendWrite(operation: WriteOperation, input: Sent): Promise<Result<unknown>> {
  const isRepeatable = REPEATABLE_OPERATIONS.has(operation) || ABSOLUTE.test(operation);
  const { data, error, response } = await call(operation, input).catch((lost: unknown) => {
    if (!isRepeatable || !(lost instanceof NetworkError) || lost instanceof TimeoutError) throw lost;
    return call(operation, input);
  });
  if (data !== undefined && (RULES[operation] ?? wasSuccessful)(data)) return { ok: true, data };
  return { ok: false, refusal: error ?? refusalIn(data, response) };
}

function call(operation: WriteOperation, { path, query, body, key, challengeAnswer, keepalive }: Sent) {
  const [method, template] = operation.split(" ") as ["POST" | "PUT" | "DELETE", string];
  const header = {
    ...(key !== undefined && { [IDEMPOTENCY_HEADER]: key }),
    ...(challengeAnswer !== undefined && { "Challenge-Answer": challengeAnswer }),
  };
  // `write` has typed the parts by the contract.
  return (writing[method] as unknown as Call)(template, {
    params: { path, query, header },
    ...(body !== undefined && { body }),
    ...(keepalive && { keepalive }),
  });
}

/** The refusal in a body that came with a success status. */
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
