import { Agent, createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { sendTricks, tricks, type Exchange } from "@sen/server/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import type { Renderer } from "./renderer.ts";
import { hasCaddy, openCaddy } from "./test/caddy.ts";

const VISITORS = 8;

const closings: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

/** A backend that responds with the request's own URL, and records all requests. */
async function openBackend() {
  const seen: { url: string; forwardedFor: string | string[] | undefined }[] = [];
  const server = createServer((req, res) => {
    const { url = "", headers } = req;
    seen.push({ url, forwardedFor: headers["x-forwarded-for"] });
    const answer = () => {
      res.setHeader("content-type", "application/json").end(JSON.stringify({ url }));
    };
    if (url.endsWith("/early")) answer();
    else req.resume().once("end", () => setTimeout(answer, Math.random() * 5));
  });
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.address() as AddressInfo).port, seen };
}

async function openStorefront(backendPort: number): Promise<number> {
  const config = readConfig(
    {
      BACKEND_URL: `http://127.0.0.1:${backendPort}`,
      TRUSTED_PROXIES: "loopback",
      ALLOWED_HOSTS: "localhost",
    },
    [],
  );
  const app = await createApp(config, { logger: false, renderer: {} as Renderer });
  closings.push(() => {
    app.server.closeAllConnections();
    return app.close();
  });
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
}

/** Minimum number of requests of each visitor, however slow the machine is. */
const READ_AT_LEAST = 10;

/** Sends requests one after another on one connection. Returns the responses meant for somebody else. */
async function visit(port: number, name: string, signal: AbortSignal): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const wrong: string[] = [];
  for (let count = 0; count < READ_AT_LEAST || !signal.aborted; count++) {
    const path = `/api/v1/visitors/${name}/${count}`;
    const told = await new Promise<string>((resolve) => {
      get(
        { port, host: "127.0.0.1", path, agent, headers: { host: "localhost" } },
        (answer: IncomingMessage) => {
          let body = "";
          answer.on("data", (piece) => (body += String(piece)));
          answer.on("end", () => resolve(`${answer.statusCode} ${body}`));
        },
      ).on("error", (error) => resolve(error.message));
    });
    if (told !== `200 ${JSON.stringify({ url: path })}`) wrong.push(`${path}: ${told}`);
    await pause(1);
  }
  agent.destroy();
  return wrong;
}

async function openBehindCaddy(backendPort: number): Promise<number> {
  const { port, close } = await openCaddy(await openStorefront(backendPort), backendPort);
  closings.push(close);
  return port;
}

const fronts = [
  { name: "the storefront", isThere: true, open: openStorefront },
  {
    name: "the storefront behind Caddy",
    isThere: hasCaddy(),
    open: openBehindCaddy,
  },
];

describe.each(fronts.filter(({ isThere }) => isThere))(
  "$name, under request smuggling while eight visitors read",
  ({ name, open }) => {
    let backend: Awaited<ReturnType<typeof openBackend>>;
    let exchanges: Exchange[];
    let wrong: string[];

    beforeAll(async () => {
      backend = await openBackend();
      const port = await open(backend.port);
      const end = new AbortController();
      const visits = Array.from({ length: VISITORS }, (_, index) => visit(port, `${index}`, end.signal));
      exchanges = await sendTricks(port, { refuses: name === "the storefront" });
      end.abort();
      wrong = (await Promise.all(visits)).flat();
    }, 60_000);

    it("gives each visitor only the responses to their own requests", () => {
      expect(wrong).toEqual([]);
      const visited = backend.seen.filter(({ url }) => url.startsWith("/api/v1/visitors/"));
      expect(visited.length).toBeGreaterThanOrEqual(READ_AT_LEAST * VISITORS);
    });

    it("forwards the true client address of each request to the backend", () => {
      // Skips Caddy's own health checks.
      const asked = backend.seen.filter(({ url }) => url.startsWith("/api/"));
      expect(new Set(asked.map(({ forwardedFor }) => forwardedFor))).toEqual(new Set(["127.0.0.1"]));
    });

    const refused = name === "the storefront" ? tricks.filter(({ isRefused }) => isRefused) : [];
    it.each(refused)("refuses and closes the connection: $name", (trick) => {
      for (const { method, received, isClosed } of exchanges.filter((one) => one.trick === trick)) {
        expect([method, received, isClosed]).toEqual([method, expect.stringMatching(/^HTTP\/1\.1 4/), true]);
      }
    });

    it("refuses a body with every method that has no use for one", () => {
      const [withBody] = tricks;
      const bodiless = exchanges.filter(
        ({ trick, method }) => trick === withBody && !["POST", "PUT", "PATCH"].includes(method),
      );
      expect(bodiless).toHaveLength(7);
      // Caddy responds 502 if our refusal closed the connection before it had sent the body.
      const refusal = name === "the storefront" ? /^HTTP\/1\.1 400/ : /^HTTP\/1\.1 (400|502)/;
      for (const { method, received } of bodiless) {
        expect([method, received]).toEqual([method, expect.stringMatching(refusal)]);
      }
    });

    it.each(tricks)("forwards no smuggled request to the backend: $name", (trick) => {
      for (const { method, path, smuggledPath, received } of exchanges.filter((one) => one.trick === trick)) {
        const answered = [...received.matchAll(/"url":"([^"]+)"/g)].map(([, url = ""]) => url);
        const foreign = answered.filter((url) => !url.startsWith(path) && url !== smuggledPath);
        const smuggled = backend.seen.filter(({ url }) => url === smuggledPath);
        // Given both a length and chunks, Caddy uses the chunks, as RFC 9112 §6.3 says: the rest is the same client's next request.
        const most = name !== "the storefront" && trick.isRefused ? 1 : 0;
        expect([method, foreign, Math.max(smuggled.length, most)]).toEqual([method, [], most]);
      }
    });
  },
);
