import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** One request as it came over the wire. */
interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = (request: ReceivedRequest, response: ServerResponse) => void;

/** A real HTTP server for one test, which remembers what it received. It ends with the test. */
export async function startServer(answer: Answer = answerWith(200)) {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const entry = { method: request.method ?? "", url: request.url ?? "", headers: request.headers, body };
      received.push(entry);
      answer(entry, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}/api/v1`, received };
}

/** An answer with this status, in an envelope. */
export function answerWith(status: number, data: unknown = null): Answer {
  return (_request, response) => {
    response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" });
    response.end(JSON.stringify({ code: status, status: status === 200 ? 1 : 0, message: "Xin chào", data }));
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
