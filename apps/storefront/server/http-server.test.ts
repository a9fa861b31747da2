import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import express from "express";
import { afterEach, describe, expect, it } from "vitest";
import { apiProxy } from "./api-proxy.ts";
import { createHttpServer } from "./http-server.ts";

const servers: Server[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

/** What takes seconds in the shop takes tenths here. */
const quick = {
  headersMs: 300,
  requestMs: 10_000,
  discardMs: 300,
  idleMs: 10_000,
  connections: 100,
  lookMs: 50,
};

/** A storefront whose pages answer at once, before such a backend. */
async function storefront(backend: RequestListener, change: Partial<typeof quick> = {}): Promise<number> {
  const app = express();
  app.use(apiProxy(`http://127.0.0.1:${await listening(createServer(backend))}`));
  app.use((_req, res) => void res.status(405).send("A page"));
  return listening(createHttpServer(app, { ...quick, ...change }));
}

interface Raw {
  socket: Socket;
  received: () => string;
  /** Settles when the connection has ended, whoever ended it. */
  ended: Promise<void>;
}

async function begin(port: number, beginning: string): Promise<Raw> {
  const socket = connect({ port, host: "127.0.0.1" });
  sockets.push(socket);
  let text = "";
  socket.setEncoding("latin1").on("data", (piece: string) => (text += piece));
  socket.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write(beginning);
  return { socket, received: () => text, ended };
}

async function drip({ socket }: Raw): Promise<void> {
  while (!socket.destroyed) {
    socket.write("a");
    await pause(20);
  }
}

const post = (path: string, length = 1_000_000) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const status = ({ received }: Raw) => /^HTTP\/1\.1 (\d+)/.exec(received())?.[1] ?? null;
const answers = async (raw: Raw, expected: string) => {
  await expect.poll(() => status(raw)).toBe(expected);
};
const never: RequestListener = () => undefined;

describe("a connection to the storefront", () => {
  it.each([
    ["without a byte", ""],
    ["with headers that stop", "GET / HTTP/1.1\r\nHost: loc"],
  ])("%s is ended", async (_, beginning) => {
    await (
      await begin(await storefront(never), beginning)
    ).ended;
  });

  it("with a header that drips is ended", async () => {
    const request = await begin(await storefront(never), "GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ");
    void drip(request);
    await request.ended;
  });

  it("is one of a bounded number", async () => {
    const port = await storefront(never, { connections: 2, headersMs: 60_000, requestMs: 60_000 });
    const taken = await Promise.all([begin(port, ""), begin(port, "")]);
    await (
      await begin(port, "")
    ).ended;
    expect(taken.map(({ socket }) => socket.destroyed)).toEqual([false, false]);
  });
});

describe("a body that goes on after it was answered", () => {
  it("by a page is ended", async () => {
    const request = await begin(await storefront(never), post("/cart"));
    void drip(request);
    await answers(request, "405");
    await request.ended;
  });

  it("by the backend, early, is ended; its answer is told", async () => {
    const busy: RequestListener = (_req, res) => {
      res.writeHead(429, { "retry-after": "10" }).end('{"message_code":"TOO_MANY_UPLOADS"}');
    };
    const request = await begin(await storefront(busy), post("/api/v1/media"));
    void drip(request);
    await answers(request, "429");
    expect(request.received()).toContain("TOO_MANY_UPLOADS");
    await request.ended;
  });

  it("by the backend, which then ends the connection, is ended; its answer is told", async () => {
    const impatient: RequestListener = (req) => {
      setTimeout(() => {
        const { socket } = req;
        socket.write("HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}");
        socket.destroy();
      }, 200);
    };
    const request = await begin(await storefront(impatient), post("/api/v1/media"));
    void drip(request);
    await answers(request, "408");
    await request.ended;
  });
});

it("a slow body reaches the backend, and the connection goes on", async () => {
  const counting: RequestListener = (req, res) => {
    let bytes = 0;
    req.on("data", (piece: Buffer) => (bytes += piece.length)).on("end", () => res.end(`${bytes} bytes`));
  };
  const request = await begin(await storefront(counting), post("/api/v1/media", 20));
  for (let index = 0; index < 20; index++) {
    request.socket.write("a");
    await pause(50);
  }
  await answers(request, "200");
  expect(request.received()).toContain("20 bytes");
  await pause(2 * quick.discardMs);
  expect(request.socket.destroyed).toBe(false);
});
