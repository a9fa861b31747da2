import { sql } from "../database/drizzle.ts";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { picture } from "../../test/aftersales.ts";
import { beginRequest, drip, postHead, uploadHead, type RawRequest } from "../../test/raw-request.ts";
import { secondServer, type SecondServer } from "../../test/second-server.ts";
import { useShop } from "../../test/shop.ts";
import { uploadReservations } from "../database/schema/index.ts";
import { RECEIVING_LIMITS, type ReceivingLimits } from "../limits/receiving-limits.ts";

const shop = await useShop();
const servers: SecondServer[] = [];
const opened: RawRequest[] = [];

/** Limits of tenths of seconds instead of seconds. */
const quick: ReceivingLimits = {
  ...RECEIVING_LIMITS,
  ...{ headersMs: 400, stallMs: 400, graceMs: 400, discardMs: 300, lookMs: 50, bytesPerSecond: 10_000 },
};
async function serverWith(limits: Partial<ReceivingLimits> = {}): Promise<SecondServer> {
  const server = await secondServer(shop, { receiving: { ...quick, ...limits }, rateLimits: false });
  servers.push(server);
  return server;
}
async function begin({ port }: SecondServer, beginning?: string | Buffer): Promise<RawRequest> {
  const request = await beginRequest(port, beginning);
  opened.push(request);
  return request;
}
afterAll(async () => {
  for (const { socket } of opened) socket.destroy();
  for (const { app } of servers) {
    // A connection with an unread body would otherwise be waited for until its keep-alive timeout, for 70 s.
    app.server.closeAllConnections();
    await app.close();
  }
});

/** A public operation whose body is buffered until it is complete. */
const FORM = postHead("/gateway/pay/nobody", 1_000_000, "application/x-www-form-urlencoded");
const status = ({ received }: RawRequest) => /^HTTP\/1\.1 (\d+)/.exec(received())?.[1] ?? null;

const server = await serverWith();
const photo = await picture(2400, 1800);

describe("a request that stalls", () => {
  it.each([
    ["a connection without a byte", ""],
    ["headers that stop", "GET /api/v1/malls HTTP/1.1\r\nHost: loc"],
    ["a body that stops", `${FORM}a=b`],
    ["a body that never begins", FORM],
    ["an upload that stops", uploadHead()],
  ])("%s gets a 408", async (_, beginning) => {
    const request = await begin(server, beginning);
    expect(await request.ended).toBeGreaterThan(quick.stallMs - 100);
    expect(status(request)).toBe("408");
  });

  it.each([
    ["a header", "GET /api/v1/malls HTTP/1.1\r\nHost: localhost\r\nX-Long: "],
    ["a body", FORM],
    ["an upload", uploadHead()],
  ])("%s, byte by byte, gets a 408", async (_, beginning) => {
    const request = await begin(server, beginning);
    void drip(request, 1000, Buffer.from("a"), 50);
    await request.ended;
    expect(status(request)).toBe("408");
  });

  it("leaves no file and no reservation behind", async () => {
    await expect.poll(() => readdirSync(join(shop.config.dataDir, "incoming"))).toEqual([]);
    await expect.poll(() => shop.db.$count(uploadReservations)).toBe(0);
  });
});

describe("a slow upload", () => {
  /** A complete upload as sent on the wire. */
  const whole = () => {
    const end = '\r\n--x\r\ncontent-disposition: form-data; name="type"\r\n\r\n5\r\n--x--\r\n';
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    const body = Buffer.concat([Buffer.from(part), photo, Buffer.from(end)]);
    return { head: postHead("/api/v1/media", body.length, "multipart/form-data; boundary=x"), body };
  };

  it("succeeds while it keeps up the minimum speed", async () => {
    const { head, body } = whole();
    const slow = await serverWith({ bytesPerSecond: body.length / 10 });
    const request = await begin(slow, head);
    const size = Math.ceil(body.length / 20);
    for (let at = 0; at < body.length; at += size) {
      request.socket.write(body.subarray(at, at + size));
      await pause(100);
    }
    await expect.poll(() => status(request)).toBe("200");
  });

  it("does not time out while it waits for the server", async () => {
    const { head, body } = whole();
    const request = await shop.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('upload_reservations'))`);
      const waiting = await begin(server, Buffer.concat([Buffer.from(head), body]));
      await pause(4 * quick.stallMs);
      expect([status(waiting), waiting.socket.destroyed]).toEqual([null, false]);
      return waiting;
    });
    await expect.poll(() => status(request)).toBe("200");
  });
});

it.each([
  ["without a token", postHead("/api/v1/carts", 100_000_000), "401"],
  ["that is too large", postHead("/api/v1/login", 2_000_000), "422"],
  ["of a file that is too large", uploadHead(200_000_000), "422"],
])("a body %s is refused at once, and cut off when it continues", async (_, head, expected) => {
  const request = await begin(server, head);
  // Fast enough not to time out: only the response ends it.
  void drip(request, 1000, Buffer.alloc(2048, "a"), 20);
  await expect.poll(() => status(request)).toBe(expected);
  expect(request.received()).toMatch(/^connection: close\r$/im);
  await request.ended;
});

describe("an endless body", () => {
  const paths = [
    "/api/v1/login",
    "/gateway/simulated/notices",
    "/gateway/pay/nobody",
    "/simulated-issuer/choose/nobody",
    "/simulated-issuer/token",
    "/nowhere",
  ];
  const types = ["application/json", "application/x-www-form-urlencoded"];
  const chunk = Buffer.concat([Buffer.from("4000\r\n"), Buffer.alloc(0x4000, "a"), Buffer.from("\r\n")]);

  it.each(paths.flatMap((path) => types.map((type) => [path, type] as const)))(
    "is refused before it has grown: %s, %s",
    async (path, type) => {
      const request = await begin(
        server,
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      void drip(request, 5_000, chunk, 0);
      await expect.poll(() => status(request)).toMatch(/^4(?!08)/);
      expect(request.socket.bytesWritten).toBeLessThan(16_000_000);
      request.socket.destroy();
    },
  );
});

describe("concurrent requests", () => {
  /** Sends one body more than allowed at a time; returns the accepted ones and the refused one. */
  async function beginTooMany(few: SecondServer, refusal: string) {
    const begun = await Promise.all(Array.from({ length: 4 }, () => begin(few, `${FORM}a=b`)));
    const refused = () => begun.filter((request) => status(request) === refusal);
    await expect.poll(() => refused().length).toBe(1);
    const [one] = refused();
    return { refused: one as RawRequest, held: begun.filter((request) => request !== one) };
  }

  it("are limited by bodies of one address: one more gets a 429, until others have ended", async () => {
    const few = await serverWith({ bodiesOfOne: 3, stallMs: 60_000, graceMs: 60_000 });
    const { refused, held } = await beginTooMany(few, "429");
    expect(refused.received()).toMatch(/retry-after: 10\r\n/i);
    await expect.poll(() => refused.received()).toContain('"message_code":"TOO_MANY_REQUESTS"');
    await refused.ended;
    expect(held.map(status)).toEqual([null, null, null]);
    for (const { socket } of held) socket.destroy();
    const answer = async () => {
      const next = await begin(few, postHead("/nowhere", 2) + "{}");
      await expect.poll(() => status(next)).not.toBeNull();
      return status(next);
    };
    await expect.poll(answer).toBe("404");
  });

  it("are limited by bodies in all: one more gets a 503, but requests without a body go on", async () => {
    const few = await serverWith({ bodies: 3, stallMs: 60_000, graceMs: 60_000 });
    const { refused } = await beginTooMany(few, "503");
    await expect.poll(() => refused.received()).toContain('"message_code":"SERVICE_BUSY"');
    expect((await few.app.inject("/api/v1/malls")).statusCode).toBe(200);
    const reading = await begin(few, "GET /api/v1/malls HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(() => status(reading)).toBe("200");
  });

  it.each([
    ["of one client", { connectionsPerClient: 2 }],
    ["in all", { connections: 2 }],
  ])("are limited by connections %s: the oldest idle one is closed for a new one", async (_, limits) => {
    const few = await serverWith({ ...limits, headersMs: 20_000 });
    const [oldest, next] = [await begin(few), await begin(few)];
    const third = await begin(few, "GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await oldest.ended;
    await expect.poll(() => status(third)).toBe("200");
    expect(next.socket.destroyed).toBe(false);
  });
});
