import { createHash, randomBytes } from "node:crypto";
import { request, type IncomingMessage, type RequestListener } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import compress from "@fastify/compress";
import { ARRIVAL_LIMITS, BARE_EVENTS, createServer } from "@sen/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { proxyBackend, type CallLimits } from "./api-proxy.ts";
import { COMPRESSION } from "./page-bodies.ts";
import { closeAll, listening, opened, testServer } from "./test/listening.ts";

afterEach(closeAll);

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

async function ask(url: string, path: string, { method = "GET", headers = {}, body }: Asked = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = request(url + path, { method, headers, agent: false }, resolve);
    call.on("error", reject).end(body);
  });
  const text = Buffer.concat(await answer.toArray()).toString();
  return { status: answer.statusCode, headers: answer.headers, text };
}

/** A storefront in front of this backend. */
async function storefront(
  backend: RequestListener,
  settings: { production?: boolean; calls?: CallLimits } = {},
): Promise<string> {
  const backendUrl = await listening(backend);
  const { production = false, calls } = settings;
  const app = testServer();
  await app.register(compress, COMPRESSION);
  await proxyBackend(app, { backendUrl, production }, calls);
  app.get("*", (_request, reply) => reply.status(404).send("A page"));
  return opened(app);
}

describe("a proxied API call", () => {
  it("does not forward hop-by-hop headers in either direction", async () => {
    const url = await storefront((req, res) => {
      res.setHeader("connection", "keep-alive, x-of-answer");
      res.setHeader("x-of-answer", "one hop");
      res.setHeader("x-told", Object.keys(req.headers).join(" "));
      res.end();
    });
    const { headers } = await ask(url, "/api/v1/malls", {
      headers: {
        connection: "keep-alive, x-of-request, host",
        "x-of-request": "one hop",
        "proxy-authorization": "secret",
        te: "trailers",
        "x-end": "to end",
      },
    });
    expect(String(headers["x-told"]).split(" ").sort()).toEqual(
      ["connection", "host", "x-end", "x-forwarded-for", "x-request-id"].sort(),
    );
    expect(headers).not.toHaveProperty("x-of-answer");
  });

  it.each([
    ["in chunks", { "transfer-encoding": "chunked" }, "chunked"],
    ["with its length", { "content-length": "300000" }, "300000"],
  ])("forwards its body %s unchanged", async (_, headers, framing) => {
    const body = randomBytes(300_000);
    const url = await storefront((req, res) => {
      const told = req.headers["content-length"] ?? req.headers["transfer-encoding"];
      const hash = createHash("sha256");
      req.on("data", (piece: Buffer) => hash.update(piece));
      req.on("end", () => res.end(`${told} ${hash.digest("hex")}`));
    });
    const { text } = await ask(url, "/api/v1/media", { method: "POST", headers, body });
    expect(text).toBe(`${framing} ${createHash("sha256").update(body).digest("hex")}`);
  });

  it("returns the headers of a HEAD request without a body, and a 304 without one", async () => {
    const url = await storefront((req, res) => {
      if (req.method === "HEAD") res.setHeader("content-length", "4711").end();
      else res.writeHead(304, { etag: '"a"' }).end();
    });
    const head = await ask(url, "/api/v1/malls", { method: "HEAD" });
    expect([head.status, head.headers["content-length"], head.text]).toEqual([200, "4711", ""]);
    const unchanged = await ask(url, "/api/v1/malls");
    expect([unchanged.status, unchanged.headers.etag, unchanged.text]).toEqual([304, '"a"', ""]);
  });

  it("is cancelled in the backend when the client disconnects", async () => {
    const ends: string[] = [];
    const url = await storefront((req, res) => {
      res.once("close", () => ends.push(req.url ?? ""));
      if (req.url === "/api/v1/begun") res.write("{");
    });
    for (const path of ["/api/v1/waited-for", "/api/v1/begun"]) {
      const call = request(url + path, { agent: false }).end();
      call.on("error", () => undefined);
      await pause(100);
      call.destroy();
      await vi.waitFor(() => expect(ends).toContain(path));
    }
  });

  it("whose body is cut off is never complete in the backend", async () => {
    const outcome = new Promise<boolean>((resolve) => {
      void storefront((req) => req.resume().once("close", () => resolve(req.complete))).then((url) => {
        const headers = { "transfer-encoding": "chunked" };
        const call = request(`${url}/api/v1/login`, { method: "POST", headers });
        call.on("error", () => undefined).write("{");
        setTimeout(() => call.destroy(), 100);
      });
    });
    expect(await outcome).toBe(false);
  });

  it("gets a 503 in the envelope when the backend is down, and is cut off when the backend dies in the response", async () => {
    const url = await storefront((req, res) => {
      if (req.url === "/api/v1/begun") res.write("{");
      setTimeout(() => req.socket.destroy(), 50);
    });
    const { status, headers, text } = await ask(url, "/api/v1/malls");
    expect([status, headers["retry-after"]]).toEqual([503, "5"]);
    expect(JSON.parse(text)).toMatchObject({ code: 503, message_code: "SERVICE_UNAVAILABLE" });
    await expect(ask(url, "/api/v1/begun")).rejects.toThrow();
  });

  it("is refused above the number of concurrent calls, for one client with 429 and for all with 503", async () => {
    const waiting: (() => void)[] = [];
    const calls = { atATime: 3, perClient: 2 };
    const url = await storefront((_req, res) => void waiting.push(() => res.end()), { calls });
    const from = (client: string) => ask(url, "/api/v1/malls", { headers: { "x-forwarded-for": client } });
    const held = [from("203.0.113.1"), from("203.0.113.1"), from("203.0.113.2")];
    await vi.waitFor(() => expect(waiting).toHaveLength(3));
    const [own, others] = [await from("203.0.113.1"), await from("203.0.113.3")];
    expect([own.status, JSON.parse(own.text)]).toEqual([
      429,
      expect.objectContaining({ message_code: "TOO_MANY_REQUESTS" }),
    ]);
    expect([others.status, others.headers["retry-after"]]).toEqual([503, "5"]);
    for (const end of waiting) end();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

it("files and event streams that are read slowly take nothing from API calls", async () => {
  const held: string[] = [];
  const backend: RequestListener = (req, res) => {
    if (req.url === "/api/v1/malls") res.end();
    else held.push(req.url ?? "");
  };
  const url = await storefront(backend, { calls: { atATime: 1, perClient: 1 } });
  const slow = ["/media/video.mp4", "/api/v1/events", "/api/v1/%65vents"];
  for (const path of slow) {
    const call = request(url + path, { agent: false }).end();
    call.on("error", () => undefined);
  }
  await vi.waitFor(() => expect(held.toSorted()).toEqual(slow.toSorted()));
  expect((await ask(url, "/api/v1/malls")).status).toBe(200);
});

it.each([
  [false, 200],
  [true, 404],
])("the simulated issuer is reachable only in a demonstration: production %s", async (production, status) => {
  const url = await storefront((_req, res) => res.end(), { production });
  expect((await ask(url, "/simulated-issuer/token")).status).toBe(status);
});

it("the proxy upgrades an event stream to a bare connection, and forwards events until one side closes", async () => {
  const backend = createServer({
    logger: false,
    limits: ARRIVAL_LIMITS,
    trustedProxies: () => true,
    trustsTraces: false,
    eventsPath: "/api/v1/events",
  });
  let tell: (text: string) => unknown = () => undefined;
  let hasLeft = false;
  backend.get("/api/v1/events", ({ raw, headers }, reply) => {
    if (headers.authorization !== "Bearer good") return reply.status(401).send("Who are you?");
    tell = (text) => raw.socket.write(text);
    raw.socket.once("close", () => (hasLeft = true));
    reply.hijack().raw.writeHead(101, { connection: "upgrade", upgrade: BARE_EVENTS }).end();
  });
  const app = testServer();
  await app.register(compress, COMPRESSION);
  await proxyBackend(app, { backendUrl: await opened(backend), production: false });
  const url = `${await opened(app)}/api/v1/events`;
  expect((await fetch(url)).status).toBe(401);
  const leaving = new AbortController();
  const { headers, body } = await fetch(url, {
    headers: { authorization: "Bearer good" },
    signal: leaving.signal,
  });
  expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store, no-transform");
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (const event of ["event: open\n\n", "event: notice\n\n"]) {
    tell(event);
    expect((await reader?.read())?.value).toBe(event);
  }
  leaving.abort();
  await expect.poll(() => hasLeft).toBe(true);
});

it("the proxy forwards events as they arrive, and ends the stream when the server closes", async () => {
  const backendUrl = await listening((_req, res) => {
    res.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
    });
    res.write("event: open\n\n");
  });
  const app = testServer();
  await app.register(compress, COMPRESSION);
  await proxyBackend(app, { backendUrl, production: false });
  const { body } = await fetch(`${await opened(app)}/api/v1/events`);
  const reader = body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("event: open\n\n");
  void app.close();
  expect((await reader?.read())?.done).toBe(true);
});
