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
  it.each<[string, string[], number, string]>([
    ["no host", ["GET / HTTP/1.1"], 400, "BAD_REQUEST"],
    ["an empty host", ["GET / HTTP/1.1", "Host:"], 400, "BAD_REQUEST"],
    ["a host that is none", ["GET / HTTP/1.1", "Host: a b[c:xx"], 400, "BAD_REQUEST"],
    ["a port that is none", ["GET / HTTP/1.1", "Host: a:99999"], 400, "BAD_REQUEST"],
    ["a path in the host", ["GET / HTTP/1.1", "Host: a/b?c"], 400, "BAD_REQUEST"],
    ["two hosts", ["GET / HTTP/1.1", "Host: a", "Host: b"], 400, "BAD_REQUEST"],
    ["another server's address", ["GET http://evil.example/ HTTP/1.1", "Host: a"], 400, "BAD_REQUEST"],
    ["all of the server", ["OPTIONS * HTTP/1.1", "Host: a"], 400, "BAD_REQUEST"],
    ["TRACE", ["TRACE / HTTP/1.1", "Host: a"], 405, "METHOD_NOT_ALLOWED"],
    ["an expectation", ["GET / HTTP/1.1", "Host: a", "Expect: tea"], 417, "EXPECTATION_FAILED"],
    ["no request line", ["HELLO"], 400, "BAD_REQUEST"],
    [
      "headers beyond all bounds",
      ["GET / HTTP/1.1", "Host: a", `X: ${"x".repeat(20_000)}`],
      431,
      "HEADERS_TOO_LARGE",
    ],
  ])("refuses %s with an error envelope", async (_, rows, status, message_code) => {
    const answer = await sent(...rows);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      status,
      { code: status, status: 0, message: "", message_code, data: null },
    ]);
  });

  it.each([
    ["HTTP/1.0 without a host", ["GET /a HTTP/1.0"], "http://localhost/a"],
    [
      "a path that begins like a host",
      ["GET //evil.example/a HTTP/1.1", "Host: a"],
      "http://a//evil.example/a",
    ],
    ["an IPv6 host", ["GET /a HTTP/1.1", "Host: [::1]:3000"], "http://[::1]:3000/a"],
  ])("accepts %s", async (_, rows, url) => {
    const answer = await sent(...rows);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, url]);
  });
});
