/** Largest accepted response of a gateway, in bytes; real ones are below 4 kB. */
const MAX_ANSWER_BYTES = 64 * 1024;

/** A gateway's HTTP response. */
export interface HttpAnswer {
  status: number;
  body: unknown;
}

/** Posts JSON to a gateway and parses its JSON response. Throws on a timeout, invalid JSON, or a response that is too long. */
export async function postJson(url: string, body: object, timeoutMs: number): Promise<HttpAnswer> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
    redirect: "error",
  });
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) {
      throw new Error(`The gateway's response exceeds ${MAX_ANSWER_BYTES} bytes.`);
    }
    chunks.push(chunk);
  }
  return { status: response.status, body: JSON.parse(Buffer.concat(chunks).toString("utf8")) as unknown };
}
