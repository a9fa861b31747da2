import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A push service that takes everything and counts it. */
export interface CountingPushService {
  host: string;
  /** A browser's keys: what is sent is encrypted for them, and nobody reads it. */
  keys: { p256dh: string; auth: string };
  /** How many messages have come. */
  taken: () => number;
  close: () => Promise<void>;
}

export async function countingPushService(): Promise<CountingPushService> {
  let taken = 0;
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      taken += 1;
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: {
      p256dh: createECDH("prime256v1").generateKeys().toString("base64url"),
      auth: randomBytes(16).toString("base64url"),
    },
    taken: () => taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
