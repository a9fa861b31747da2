import { setTimeout as pause } from "node:timers/promises";
import { toForm } from "@sen/api";

/** A call of the shop's API. */
export interface Call {
  method?: "GET" | "POST" | "PUT";
  body?: object;
  token?: string;
  /** `Idempotency-Key` */
  key?: string;
  /** The client's IP address, as sent by a proxy. */
  from?: string;
}

/** Request timeout: on a busy machine, during floods, an order took half of it. */
const ANSWER_MS = 60_000;
/** How long a call is retried. */
const TRYING_MS = 120_000;

/** Makes one call. PUT bodies are forms, all others JSON. */
export async function call<Data>(
  origin: string,
  path: string,
  { method = "GET", body, token, key, from }: Call = {},
): Promise<{ status: number; data: Data; message: string }> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    signal: AbortSignal.timeout(ANSWER_MS),
    headers: {
      lang: "en",
      authorization: token ? `Bearer ${token}` : "",
      ...(key && { "idempotency-key": key }),
      ...(from && { "x-forwarded-for": from }),
      ...(body && method === "POST" && { "content-type": "application/json" }),
    },
    ...(body && { body: method === "PUT" ? toForm(body) : JSON.stringify(body) }),
  });
  const { data, message } = (await response.json()) as { data: Data; message: string };
  return { status: response.status, data, message };
}

/** Retries at each origin in turn, like a patient customer, until the result is neither null nor an error. */
export async function patiently<Answer>(
  origins: readonly string[],
  what: string,
  ask: (origin: string) => Promise<Answer | null>,
  withinMs = TRYING_MS,
): Promise<Answer> {
  const deadline = Date.now() + withinMs;
  for (let tries = 0; Date.now() < deadline; tries += 1) {
    const answer = await ask(origins[tries % origins.length] ?? "").catch(() => null);
    if (answer !== null) return answer;
    await pause(50);
  }
  throw new Error(`${what} did not come within ${withinMs / 1_000} s.`);
}

/** Makes a call that must succeed, retrying with the same key while the shop is unavailable. */
export async function callUntilAnswered<Data>(
  origins: readonly string[],
  path: string,
  asked: Call,
): Promise<Data> {
  const { status, data, message } = await patiently(origins, path, async (origin) => {
    const answer = await call<Data>(origin, path, asked);
    return [502, 503, 504].includes(answer.status) ? null : answer;
  });
  if (status !== 200) throw new Error(`${asked.method ?? "GET"} ${path} answered ${status}: ${message}`);
  return data;
}
