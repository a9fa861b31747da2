import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { METHODS } from "./failures.ts";
import { closeAll, opened, testServer } from "./test/listening.ts";

let port: number;

/** The handler builds a URL from host and path, as the pages do. */
beforeAll(async () => {
  const app = testServer();
  app.route({
    method: METHODS,
    url: "*",
    handler: ({ method, headers, raw }, reply) =>
      reply.send(
        JSON.stringify(new Request(`http://${headers.host ?? "localhost"}${raw.url}`, { method }).url),
      ),
  });
  port = Number(new URL(await opened(app)).port);
});
afterAll(closeAll);

/** Sends raw bytes and reads until the server closes the connection. */
function sent(...rows: string[]): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    socket.on("error", reject).on("close", () => {
      const [head = "", body = ""] = text.split("\r\n\r\n");
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), body });
    });
    socket.write([...rows, "Connection: close", "", ""].join("\r\n"));
  });
}

describe("the storefront", () => {
  // The same server kit refuses more in the backend's unreadable-requests.test.ts.
  it.each<[string, string[], number, string]>([
    ["no request line", ["HELLO"], 400, "BAD_REQUEST"],
    ["no host", ["GET / HTTP/1.1"], 400, "BAD_REQUEST"],
    ["another server's address", ["GET http://evil.example/ HTTP/1.1", "Host: a"], 400, "BAD_REQUEST"],
    ["TRACE", ["TRACE / HTTP/1.1", "Host: a"], 405, "METHOD_NOT_ALLOWED"],
    ["an expectation", ["GET / HTTP/1.1", "Host: a", "Expect: tea"], 417, "EXPECTATION_FAILED"],
  ])("refuses %s with an error envelope", async (_, rows, status, message_code) => {
    const answer = await sent(...rows);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      status,
      { code: status, status: 0, message: "", message_code, data: null },
    ]);
  });

  it("accepts a path that begins like a host", async () => {
    const answer = await sent("GET //evil.example/a HTTP/1.1", "Host: a");
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, "http://a//evil.example/a"]);
  });
});
