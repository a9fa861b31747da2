import { Unreachable } from "../ports/unreachable.ts";
import { jsonOf } from "./json-of.ts";

/** Largest accepted response of a provider, in bytes. Most have a few kilobytes; none comes near it. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

/** Failures to connect, before anything was sent. */
const UNCONNECTED = [
  ...["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  "UND_ERR_CONNECT_TIMEOUT",
];

/** A provider's HTTP response. */
export interface ProviderAnswer {
  status: number;
  /** Null if it is not JSON, such as an error page. */
  body: unknown;
}

/**
 * Posts JSON, or a form, to a provider. Rejects on a timeout, a redirect, or a response that is too long; `fetchFailure` tells why. Unless
 * it is `Unreachable`, the provider may have done what was asked nevertheless.
 */
export async function post(
  url: string,
  sent: object,
  { timeoutMs, headers = {} }: { timeoutMs: number; headers?: Record<string, string> },
): Promise<ProviderAnswer> {
  const isForm = sent instanceof URLSearchParams;
  const response = await fetch(url, {
    method: "POST",
    headers: { ...(!isForm && { "content-type": "application/json" }), ...headers },
    body: isForm ? sent : JSON.stringify(sent),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: "error",
  }).catch((error: unknown) => {
    const reason = fetchFailure(error);
    if (!UNCONNECTED.includes(reason)) throw error;
    throw new Unreachable(reason, { cause: (error as Error).cause });
  });
  return { status: response.status, body: jsonOf(await textOf(response)) };
}

async function textOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) throw new RangeError(`The response exceeds ${MAX_ANSWER_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Why `post` got no response, for staff: `ENOTFOUND`, `ECONNREFUSED`, `TimeoutError`. The error of `fetch` is always a `TypeError`. */
export function fetchFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unreachable";
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : error.name;
}
