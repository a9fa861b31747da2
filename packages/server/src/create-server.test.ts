import { connect } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ARRIVAL_LIMITS } from "./arrival-limits.ts";
import { createServer } from "./create-server.ts";
import { answerHealth } from "./health.ts";

const DISCARD_MS = 300;
const readiness = { isDraining: false };
let app: FastifyInstance;
let port: number;

/** A server whose routes respond without reading the body. */
beforeAll(async () => {
  app = createServer({
    logger: false,
    limits: { ...ARRIVAL_LIMITS, discardMs: DISCARD_MS },
    trustedProxies: () => false,
    trustsTraces: true,
    refusalText: ({ status }, request) => `${status} ${request?.headers.lang ?? "without a language"}`,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));
  app.post("/text", () => "as text");
  app.post("/later", () => pause(20, "later"));
  app.post("/bytes", () => Buffer.from("as bytes"));
  app.post("/stream", () => Readable.from(["as a stream"]));
  app.post("/nothing", (_request, reply) => reply.status(204).send());
  answerHealth(app, readiness);
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = Number(new URL(app.listeningOrigin).port);
});
afterAll(() => {
  app.server.closeAllConnections();
  return app.close();
});

/** Sends bytes on a connection, and `rest` after the first response. Resolves with everything received until it is closed. */
async function exchange(bytes: string, rest = ""): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.setEncoding("utf8").on("error", () => undefined);
  const ended = new Promise((resolve) => socket.once("close", resolve));
  socket.on("data", (piece: string) => (text += piece)).once("data", () => socket.write(rest || "a"));
  socket.write(bytes);
  await ended;
  return text;
}

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n`;
const NEXT = "GET /livez HTTP/1.1\r\nHost: a\r\n\r\n";

describe("a response to a request whose body was not read", () => {
  it.each([
    ["/text", "as text"],
    ["/bytes", "as bytes"],
    ["/stream", "as a stream"],
    ["/nothing", ""],
  ])("is complete, and closes the connection: %s", async (path, said) => {
    const text = await exchange(post(path, 10), `0123456789${NEXT}`);
    expect(text).toMatch(/^HTTP\/1\.1 20[04] [^]*connection: close/i);
    expect(text.split("\r\n\r\n")[1]).toContain(said);
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it("closes the connection even if the body never ends", async () => {
    expect(await exchange(post("/text", 1_000_000))).toContain("as text");
  });

  it("keeps the connection alive when the body has arrived", async () => {
    const text = await exchange(
      `${post("/later", 2)}{}`,
      NEXT.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"),
    );
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });
});

it("refusals are in the language of the request, if it names one", async () => {
  expect(await exchange("HELLO\r\n\r\n")).toContain('"message":"400 without a language"');
  expect(await exchange("GET /%zz HTTP/1.1\r\nHost: a\r\nLang: en\r\nConnection: close\r\n\r\n")).toContain(
    '"message":"400 en"',
  );
});

it("the server is ready until it drains, then closes each connection with its response", async () => {
  expect((await app.inject("/readyz")).statusCode).toBe(200);
  readiness.isDraining = true;
  const answer = await app.inject("/readyz");
  expect([answer.statusCode, answer.headers.connection, answer.json()]).toEqual([
    503,
    "close",
    { status: "draining" },
  ]);
  expect((await app.inject("/livez")).headers.connection).toBe("close");
  readiness.isDraining = false;
});
