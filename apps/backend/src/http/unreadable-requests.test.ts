import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { rawRequest } from "../../test/raw-answer.ts";
import { useShop } from "../../test/shop.ts";

const shop = await useShop();

await shop.app.listen({ port: 0, host: "127.0.0.1" });
const port = (shop.app.server.address() as AddressInfo).port;

const lines = (...rows: string[]) => [...rows, "Connection: close", "", ""].join("\r\n");
const login = (...headers: string[]) =>
  lines("POST /api/v1/login HTTP/1.1", "Host: a", "Content-Type: application/json", ...headers);

describe("an unreadable request", () => {
  it.each<[string, string, number, string]>([
    ["no request line", "HELLO\r\n\r\n", 400, "BAD_REQUEST"],
    ["a method that HTTP does not know", lines("FOO / HTTP/1.1", "Host: a"), 400, "BAD_REQUEST"],
    ["HTTP/2 without asking", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400, "BAD_REQUEST"],
    ["line feeds alone", "GET /livez HTTP/1.1\nHost: a\n\n", 400, "BAD_REQUEST"],
    ["a header without a colon", lines("GET /livez HTTP/1.1", "Host: a", "Bad Header"), 400, "BAD_REQUEST"],
    [
      "headers beyond all bounds",
      lines("GET /livez HTTP/1.1", "Host: a", `X: ${"x".repeat(20_000)}`),
      431,
      "HEADERS_TOO_LARGE",
    ],
    [
      "an address beyond all bounds",
      lines(`GET /${"x".repeat(20_000)} HTTP/1.1`, "Host: a"),
      431,
      "HEADERS_TOO_LARGE",
    ],
    ["a length that is no number", `${login("Content-Length: abc")}{}`, 400, "BAD_REQUEST"],
    [
      "a length and chunks",
      `${login("Content-Length: 2", "Transfer-Encoding: chunked")}0\r\n\r\n`,
      400,
      "BAD_REQUEST",
    ],
    [
      "an encoding of transfer that nobody knows",
      `${login("Transfer-Encoding: gzip")}{}`,
      400,
      "BAD_REQUEST",
    ],
    ["a chunk without a length", `${login("Transfer-Encoding: chunked")}zz\r\n\r\n`, 400, "BAD_REQUEST"],
    ["an expectation", `${login("Expect: tea", "Content-Length: 2")}{}`, 417, "EXPECTATION_FAILED"],
    ["no host", lines("GET /livez HTTP/1.1"), 400, "BAD_REQUEST"],
    ["an empty host", lines("GET /livez HTTP/1.1", "Host:"), 400, "BAD_REQUEST"],
    ["a host that is none", lines("GET /livez HTTP/1.1", "Host: a b[c:xx"), 400, "BAD_REQUEST"],
    ["two hosts", lines("GET /livez HTTP/1.1", "Host: a", "Host: b"), 400, "BAD_REQUEST"],
    [
      "another server's address",
      lines("GET http://evil.example/livez HTTP/1.1", "Host: a"),
      400,
      "BAD_REQUEST",
    ],
    ["an address that is none", lines("GET http://[/livez HTTP/1.1", "Host: a"), 400, "BAD_REQUEST"],
    ["all of the server", lines("OPTIONS * HTTP/1.1", "Host: a"), 400, "BAD_REQUEST"],
    ["broken percent signs", lines("GET /api/v1/malls/%zz HTTP/1.1", "Host: a"), 400, "BAD_REQUEST"],
    ["bytes that are no text", lines("GET /%ff%fe HTTP/1.1", "Host: a"), 400, "BAD_REQUEST"],
    [
      "a part of the address that is too long",
      lines(`GET /api/v1/malls/${"9".repeat(300)} HTTP/1.1`, "Host: a"),
      414,
      "URL_TOO_LONG",
    ],
    ["TRACE", lines("TRACE /livez HTTP/1.1", "Host: a"), 404, "NOT_FOUND"],
    ["PROPFIND", lines("PROPFIND /livez HTTP/1.1", "Host: a"), 404, "NOT_FOUND"],
    ["QUERY without a type", lines("QUERY /api/v1/malls HTTP/1.1", "Host: a"), 400, "BAD_REQUEST"],
    [
      "a type that is none",
      `${lines("POST /nowhere HTTP/1.1", "Host: a", "Content-Type: ;;", "Content-Length: 2")}{}`,
      415,
      "UNSUPPORTED_BODY",
    ],
    [
      "a file of the reference with U+0000",
      lines("GET /docs/static/%00 HTTP/1.1", "Host: a"),
      403,
      "FORBIDDEN",
    ],
  ])("is refused with an error envelope: %s", async (_, bytes, status, message_code) => {
    const answer = await rawRequest(port, bytes);
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      status,
      {
        code: status,
        status: 0,
        message: expect.stringMatching(/\p{L}/u) as string,
        message_code,
        data: null,
      },
    ]);
    expect(answer.headers).toMatch(/content-type: application\/json; charset=utf-8/i);
  });

  it.each([69, 70, 171, 300, 3000])("is refused with 422 for a boundary of %d characters", async (length) => {
    const boundary = "b".repeat(length);
    const body = `--${boundary}\r\ncontent-disposition: form-data; name="type"\r\n\r\n5\r\n--${boundary}--\r\n`;
    const { status, body: text } = await rawRequest(
      port,
      lines(
        "POST /api/v1/media HTTP/1.1",
        "Host: a",
        `Content-Type: multipart/form-data; boundary=${boundary}`,
        `Content-Length: ${body.length}`,
      ) + body,
    );
    expect([status, JSON.parse(text)]).toEqual([422, expect.objectContaining({ code: 422, status: 0 })]);
  });
});

describe("an unusual but valid request", () => {
  it.each([
    ["HTTP/1.0 without a host", "GET /livez HTTP/1.0\r\n\r\n"],
    ["an IPv6 host", lines("GET /livez HTTP/1.1", "Host: [::1]:4000")],
    ["a wish to upgrade", lines("GET /livez HTTP/1.1", "Host: a", "Upgrade: websocket")],
    ["names in capitals", lines("GET /livez HTTP/1.1", "HOST: a")],
  ])("is accepted: %s", async (_, bytes) => {
    expect((await rawRequest(port, bytes)).status).toBe(200);
  });

  it("is processed when it expects 100-continue", async () => {
    const bytes = `${login("Expect: 100-continue", "Content-Length: 2")}{}`;
    expect((await rawRequest(port, bytes)).status).toBe(422);
  });
});

describe("the API reference", () => {
  it.each(["/docs", "/docs/", "/docs/json", "/docs/yaml", "/docs/static/swagger-ui.css"])(
    "is served at %s",
    async (url) => {
      const { statusCode, body } = await shop.app.inject(url);
      expect([statusCode, body.length > 100]).toEqual([200, true]);
    },
  );

  it("is the same in YAML and in JSON", async () => {
    const { parse } = await import("yaml");
    const [json, yaml] = [await shop.app.inject("/docs/json"), await shop.app.inject("/docs/yaml")];
    expect(parse(yaml.body)).toEqual(json.json());
  });
});
