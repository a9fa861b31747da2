import type { AnswerData, OperationId } from "@sen/api";

/** The origin of the shop under test, for pages and API alike. */
export const shopUrl = `http://localhost:${process.env["E2E_PORT"] ?? 3300}`;

interface Call {
  body?: unknown;
  /** The customer's token; omit it for a guest's call. */
  token?: string;
  headers?: Record<string, string>;
}

/** Calls the shop's API to prepare a situation. Throws if the call is refused. */
export async function call<Id extends OperationId>(
  _operation: Id,
  method: "DELETE" | "GET" | "POST" | "PUT",
  path: string,
  { body, token, headers = {} }: Call = {},
): Promise<AnswerData<Id>> {
  const response = await fetch(`${shopUrl}/api/v1${path}`, {
    method,
    headers: {
      lang: "vi",
      connection: "close", // The server may close a kept-alive connection at the moment it is reused.
      authorization: token === undefined ? "" : `Bearer ${token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { code: number; data: AnswerData<Id> };
  if (answer.code !== 200) throw new Error(`${method} ${path} was refused: ${JSON.stringify(answer)}`);
  return answer.data;
}
