import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { proxyBackend } from "./api-proxy.ts";
import { closeAll, listening, opened, testServer } from "./test/listening.ts";

const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await closeAll();
});

/** The shop's timeouts, shortened from seconds to tenths. */
const quick = {
  headersMs: 300,
  requestMs: 10_000,
  discardMs: 300,
  idleMs: 10_000,
  keepAliveMs: 5_000,
  connections: 100,
  connectionsPerClient: 100,
  lookMs: 50,
};

/** A storefront whose pages respond at once, in front of this backend; 127.0.0.9 is a trusted proxy. */
async function storefront(backend: RequestListener, change: Partial<typeof quick> = {}): Promise<number> {
  const backendUrl = await listening(backend);
  const app = testServer(PROXY, { limits: { ...quick, ...change } });
  await proxyBackend(app, { backendUrl, production: false });
  app.all("*", (_request, reply) => reply.status(405).send("A page"));
  return Number(new URL(await opened(app)).port);
}

const PROXY = "127.0.0.9";
// Except on macOS, all of 127.0.0.0/8 is loopback.
const hasLoopbackNetwork = process.platform !== "darwin";

interface Raw {
  socket: Socket;
  received: () => string;
  /** Resolves when the connection has been closed by either side. */
  ended: Promise<void>;
}

async function begin(port: number, beginning: string, from = "127.0.0.1"): Promise<Raw> {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  sockets.push(socket);
  let text = "";
  socket.setEncoding("latin1").on("data", (piece: string) => (text += piece));
  socket.on("error", () => undefined);
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.write(beginning);
  return { socket, received: () => text, ended };
}

async function drip({ socket }: Raw, piece = "a"): Promise<void> {
  while (!socket.destroyed) {
    socket.write(piece);
    await pause(20);
  }
}

const post = (path: string, length = 1_000_000) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const status = ({ received }: Raw) => /^HTTP\/1\.1 (\d+)/.exec(received())?.[1] ?? null;
const answers = async (raw: Raw, expected: string) => {
  await expect.poll(() => status(raw)).toBe(expected);
};
const never: RequestListener = () => undefined;

describe("a connection to the storefront", () => {
  it.each([
    ["without a byte", ""],
    ["with headers that stop", "GET / HTTP/1.1\r\nHost: loc"],
  ])("%s is closed", async (_, beginning) => {
    await (
      await begin(await storefront(never), beginning)
    ).ended;
  });

  it("is closed when its headers arrive too slowly", async () => {
    const request = await begin(await storefront(never), "GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ");
    void drip(request);
    await request.ended;
  });

  it("is closed when only empty lines follow its first request", async () => {
    const request = await begin(await storefront(never, { keepAliveMs: 300 }), get("/"));
    await answers(request, "405");
    void drip(request, "\r\n");
    await request.ended;
  });
});

describe.runIf(hasLoopbackNetwork)("too many connections of one client", () => {
  const patient = { connections: 6, connectionsPerClient: 3, headersMs: 60_000, requestMs: 60_000 };

  it.each([
    ["idle", ""],
    ["dripping", "GET / HTTP/1.1\r\nHost: loc"],
  ])(
    "%s, are closed oldest first to make room for its new ones, without affecting other clients",
    async (_, beginning) => {
      const port = await storefront(never, patient);
      const other = await begin(port, get("/"), "127.0.0.2");
      await answers(other, "405");
      const own = [];
      for (let count = 0; count < 20; count++) own.push(await begin(port, beginning));
      await Promise.all(own.slice(0, -3).map(({ ended }) => ended));
      expect(own.slice(-3).map(({ socket }) => socket.destroyed)).toEqual([false, false, false]);
      const sent = other.received().length;
      other.socket.write(get("/"));
      await expect.poll(() => other.received().length).toBeGreaterThan(sent);
    },
  );

  it("are refused while its older ones have requests under way", async () => {
    let asked = 0;
    const port = await storefront(() => (asked += 1), patient);
    const busy = await Promise.all([1, 2, 3].map(() => begin(port, get("/api/v1/malls"))));
    await expect.poll(() => asked).toBe(3);
    await (
      await begin(port, "")
    ).ended;
    expect(busy.map(({ socket }) => socket.destroyed)).toEqual([false, false, false]);
  });

  it("make room for its new ones when their responses are not read", async () => {
    let asked = 0;
    const endless: RequestListener = (_req, res) => {
      asked += 1;
      const send = () => {
        while (res.write(Buffer.alloc(64 * 1024)));
      };
      res.on("drain", send);
      send();
    };
    const port = await storefront(endless, patient);
    for (let count = 0; count < 3; count++) (await begin(port, get("/media/video.mp4"))).socket.pause();
    await expect.poll(() => asked).toBe(3);
    const askAgain = async () => {
      const next = await begin(port, get("/"));
      await Promise.race([next.ended, pause(200)]);
      return status(next);
    };
    await expect.poll(askAgain).toBe("405");
  });

  it("are not counted by address behind a trusted proxy, whose connections are closed last", async () => {
    const port = await storefront(never, patient);
    const [first, ...carried] = await Promise.all([1, 2, 3, 4].map(() => begin(port, "", PROXY)));
    const stranger = await begin(port, "");
    await Promise.all([1, 2].map(() => begin(port, "", PROXY)));
    await stranger.ended;
    expect(carried.map(({ socket }) => socket.destroyed)).toEqual([false, false, false]);
    await begin(port, get("/"), "127.0.0.2");
    await first?.ended;
  });
});

describe("a request body that continues after the response", () => {
  it("of a page is cut off", async () => {
    const request = await begin(await storefront(never), post("/cart"));
    void drip(request);
    await answers(request, "405");
    await request.ended;
  });

  it("of the backend is cut off, and the early response is passed on", async () => {
    const busy: RequestListener = (_req, res) => {
      res.writeHead(429, { "retry-after": "10" }).end('{"message_code":"TOO_MANY_UPLOADS"}');
    };
    const request = await begin(await storefront(busy), post("/api/v1/media"));
    void drip(request);
    await answers(request, "429");
    expect(request.received()).toContain("TOO_MANY_UPLOADS");
    await request.ended;
  });

  it("of a backend that closes the connection is cut off, and the response is passed on", async () => {
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

it("a slow body reaches the backend, and the connection is kept alive", async () => {
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
