import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sendTricks, tricks, type Exchange } from "@sen/server/test";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { createHttpServer } from "./http-server.ts";
import type { Renderer } from "./renderer.ts";

const VISITORS = 8;
/** Without one its part is left out; the gate says so. */
const CADDY = process.env.CADDY_PATH ?? "caddy";

const closings: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closings.reverse()) await close();
});

async function listening(server: Server): Promise<number> {
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** A backend that tells each request its own address, and remembers all. */
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
  return { port: await listening(server), seen };
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
  const app = await createApp(config, {
    log: pino({ level: "silent" }),
    readiness: { isDraining: false },
    ending: new AbortController().signal,
    renderer: {} as Renderer,
  });
  return listening(createHttpServer(app, (address) => config.trustedProxies(address, 0)));
}

/** A visitor who reads one thing after the other on one connection. Tells which answers were not its own. */
async function visit(port: number, name: string, signal: AbortSignal): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const wrong: string[] = [];
  for (let count = 0; !signal.aborted; count++) {
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

/** `deploy/Caddyfile` in front, as it is but for where its upstreams are, and open to this machine alone. */
async function openCaddy(storefrontPort: number, backendPort: number): Promise<number> {
  const [port, innerPort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), "sen-caddy-"));
  const text = readFileSync(new URL("../../../deploy/Caddyfile", import.meta.url), "utf8")
    .replace("storefront-1:3000 storefront-2:3000", `127.0.0.1:${storefrontPort}`)
    .replace("backend-1:4000 backend-2:4000", `127.0.0.1:${backendPort}`)
    .replace(":4000 {", `http://127.0.0.1:${innerPort} {`);
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${text}`);
  const child = spawn(CADDY, ["run", "--config", file, "--adapter", "caddyfile"], {
    env: { ...process.env, HOME: folder, SITE_ADDRESS: `http://localhost:${port}` },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (piece) => (said += String(piece)));
  const ended = new Promise((resolve) => child.once("close", resolve));
  closings.push(async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });
  await vi.waitFor(async () => expect([await isOpen(port), said]).toEqual([true, said]), { timeout: 10_000 });
  return port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Whether it passes requests on: the storefront is known to be well. */
function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const path = "/api/v1/visitors/first";
    get({ port, host: "127.0.0.1", path, headers: { host: "localhost" } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).on("error", () => resolve(false));
  });
}

const fronts = [
  { name: "the storefront", isThere: true, open: openStorefront },
  {
    name: "the storefront behind Caddy",
    isThere: spawnSync(CADDY, ["version"]).status === 0,
    open: async (backendPort: number) => openCaddy(await openStorefront(backendPort), backendPort),
  },
];

describe.each(fronts.filter(({ isThere }) => isThere))(
  "$name, while eight visitors read",
  ({ name, open }) => {
    let backend: Awaited<ReturnType<typeof openBackend>>;
    let exchanges: Exchange[];
    let wrong: string[];

    beforeAll(async () => {
      backend = await openBackend();
      const port = await open(backend.port);
      const end = new AbortController();
      const visits = Array.from({ length: VISITORS }, (_, index) => visit(port, `${index}`, end.signal));
      exchanges = await sendTricks(port);
      end.abort();
      wrong = (await Promise.all(visits)).flat();
    }, 60_000);

    it("gives each of them every answer to their own requests", () => {
      expect(wrong).toEqual([]);
      const visited = backend.seen.filter(({ url }) => url.startsWith("/api/v1/visitors/"));
      expect(visited.length).toBeGreaterThan(10 * VISITORS);
    });

    it("tells the backend where each request comes from itself", () => {
      // Caddy asks for its health, too.
      const asked = backend.seen.filter(({ url }) => url.startsWith("/api/"));
      expect(new Set(asked.map(({ forwardedFor }) => forwardedFor))).toEqual(new Set(["127.0.0.1"]));
    });

    const refused = name === "the storefront" ? tricks.filter(({ isRefused }) => isRefused) : [];
    it.each(refused)("refuses, and closes the connection: $name", (trick) => {
      for (const { method, received, isClosed } of exchanges.filter((one) => one.trick === trick)) {
        expect([method, received, isClosed]).toEqual([method, expect.stringMatching(/^HTTP\/1\.1 4/), true]);
      }
    });

    it.each(tricks)("passes nothing on that is no request: $name", (trick) => {
      for (const { method, path, smuggledPath, received } of exchanges.filter((one) => one.trick === trick)) {
        const answered = [...received.matchAll(/"url":"([^"]+)"/g)].map(([, url = ""]) => url);
        const foreign = answered.filter((url) => !url.startsWith(path) && url !== smuggledPath);
        const smuggled = backend.seen.filter(({ url }) => url === smuggledPath);
        // Of a length and chunks Caddy takes the chunks, as RFC 9112 §6.3 has it: what follows is that client's next request.
        const most = name !== "the storefront" && trick.isRefused ? 1 : 0;
        expect([method, foreign, Math.max(smuggled.length, most)]).toEqual([method, [], most]);
      }
    });
  },
);
