import { textUpTo } from "../read-answer.ts";

/** Largest accepted response of a gateway, in bytes; real ones are below 4 kB. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** A gateway's HTTP response. */
export interface HttpAnswer {
  status: number;
  body: unknown;
}

/** Posts JSON to a gateway and parses its JSON response. Throws on a timeout, invalid JSON, or a response that is too long. */
export async function postJson(url: string, sent: object, timeoutMs: number): Promise<HttpAnswer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(sent),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: "error",
  });
  const body: unknown = JSON.parse(await textUpTo(MAX_ANSWER_BYTES, response));
  return { status: response.status, body };
}
