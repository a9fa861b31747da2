import { Agent, get, type IncomingMessage } from "node:http";
import { Agent as TlsAgent, get as getByTls } from "node:https";

/** What the backend answered: the HTTP status and, where it is a success, the body's JSON. */
export interface BackendAnswer {
  status: number;
  body?: unknown;
}

export interface BackendCall {
  /** The whole address. */
  url: string;
  headers: Record<string, string>;
  /** How long the answer may take, its body included, in ms. */
  timeoutMs: number;
}

const ways = {
  "http:": { get, agent: new Agent({ keepAlive: true }) },
  "https:": { get: getByTls, agent: new TlsAgent({ keepAlive: true }) },
};

/**
 * Asks the backend with Node's own client on kept connections: a page makes several calls, and `fetch` takes four times
 * as long for each. Rejects when no whole answer comes in time, or a success that is no JSON.
 */
export async function callBackend(call: BackendCall): Promise<BackendAnswer> {
  try {
    return await attempt(call);
  } catch (error) {
    // The backend may close a kept connection in the moment in which it is used again.
    if (error instanceof StaleConnection) return attempt(call);
    throw error;
  }
}

class StaleConnection extends Error {}

function attempt({ url, headers, timeoutMs }: BackendCall): Promise<BackendAnswer> {
  const way = url.startsWith("https:") ? ways["https:"] : ways["http:"];
  return new Promise((resolve, reject) => {
    const request = way.get(url, { agent: way.agent, headers }, (response) => {
      read(response).then(resolve, reject);
    });
    const timer = setTimeout(() => {
      request.destroy(new Error(`No answer within ${timeoutMs} ms`));
    }, timeoutMs);
    request.once("close", () => {
      clearTimeout(timer);
    });
    request.once("error", (error: NodeJS.ErrnoException) => {
      reject(request.reusedSocket && error.code === "ECONNRESET" ? new StaleConnection() : error);
    });
  });
}

async function read(response: IncomingMessage): Promise<BackendAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
  const status = response.statusCode ?? 0;
  if (status < 200 || status > 299) return { status };
  return { status, body: JSON.parse(Buffer.concat(chunks).toString()) };
}
