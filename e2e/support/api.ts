import type { AnswerData, OperationId } from "@sen/api";

/** Where the shop under test is reached; the backend's calls lie under the same origin. */
export const shopUrl = `http://localhost:${process.env["E2E_PORT"] ?? 3300}`;

interface Call {
  body?: unknown;
  /** Of a customer; without it the call is a guest's. */
  token?: string;
  headers?: Record<string, string>;
}

/** Calls the shop's API as a prepared situation needs it. Throws the answer when it is a refusal. */
export async function call<Id extends OperationId>(
  _operation: Id,
  method: "GET" | "POST" | "PUT",
  path: string,
  { body, token, headers = {} }: Call = {},
): Promise<AnswerData<Id>> {
  const response = await fetch(`${shopUrl}/api/v1${path}`, {
    method,
    headers: {
      lang: "vi",
      connection: "close", // One that is kept may be closed by the server in the moment in which it is used again.
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
