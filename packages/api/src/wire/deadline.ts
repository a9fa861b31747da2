import { NetworkError, TimeoutError } from "./errors.ts";

type Fetch = (request: Request) => Promise<Response>;

/**
 * A fetch with a timeout of `timeoutMs` (spec §7: 60 s), including the body. Throws `TimeoutError` or `NetworkError`, or the
 * caller's reason if the caller aborted.
 */
export function withDeadline(fetch: Fetch, timeoutMs: number): Fetch {
  return async (request) => {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), timeoutMs);
    const stop = () => deadline.abort();
    request.signal.addEventListener("abort", stop, { once: true });
    if (request.signal.aborted) stop();
    try {
      const answer = fetch(new Request(request, { signal: deadline.signal })).then(complete);
      return await Promise.race([answer, whenAborted(deadline.signal)]);
    } catch (error) {
      if (request.signal.aborted) throw request.signal.reason;
      if (deadline.signal.aborted) {
        throw new TimeoutError(`No answer within ${timeoutMs} ms`, { cause: error });
      }
      throw new NetworkError(error instanceof Error ? error.message : String(error), { cause: error });
    } finally {
      clearTimeout(timer);
      request.signal.removeEventListener("abort", stop);
    }
  };
}

/**
 * Rejects when the signal aborts. fetch alone is not enough: after the headers, Node's fetch (undici) holds its request only weakly,
 * so after a garbage collection an abort no longer reaches the body, which would then hang forever.
 */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
  });
}

/** Reads the whole body, so that a body that stalls or breaks off fails here rather than in the caller. */
async function complete(response: Response): Promise<Response> {
  if (response.body === null) return response;
  const body = await response.arrayBuffer();
  return new Response(body, {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
}
