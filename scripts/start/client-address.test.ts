import { once } from "node:events";
import { rmSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filledDataDir } from "../../apps/backend/test/filled-folder.ts";
import { freePorts, says, startCommand, type Running } from "./command.ts";
import { isListening } from "./processes.mjs";

/** Failed sign-ins that one IP address may send in a minute; more get a 429. */
const LOGINS_A_MINUTE = 30;
const BALANCER = "127.0.0.2";
const PUBLIC_URL = "https://sen.example";
// Only on macOS is 127.0.0.0/8 not entirely this machine.
const hasLoopbackNetwork = process.platform !== "darwin";

let folder: string;
let shop: Running;
let port = 0;
let backendPort = 0;

beforeAll(async () => {
  folder = await filledDataDir();
  [port = 0, backendPort = 0] = await freePorts(2);
  shop = startCommand("start", {
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    SEN_DATA_DIR: folder,
    TRUSTED_PROXIES: BALANCER,
    PUBLIC_URL,
  });
  await says(shop, "Press Ctrl-C to stop.");
});
afterAll(async () => {
  shop.child.kill("SIGINT");
  await shop.ended;
  rmSync(folder, { recursive: true, force: true });
});

interface Sent {
  /** The address that the connection comes from. */
  from?: string;
  forwardedFor?: string;
}

/** Sends failed sign-ins for different accounts to the shop's public name, one after the other, and counts their statuses. */
async function wrongLogins(count: number, sent: (index: number) => Sent): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  const shared = { host: "127.0.0.1", port, path: "/api/v1/login", method: "POST", agent: false };
  for (let index = 0; index < count; index += 1) {
    const { from = "127.0.0.1", forwardedFor } = sent(index);
    const headers = {
      host: new URL(PUBLIC_URL).host,
      "content-type": "application/json",
      ...(forwardedFor !== undefined && { "x-forwarded-for": forwardedFor }),
    };
    const call = request({ ...shared, headers, localAddress: from });
    call.end(JSON.stringify({ phone: `07${String(index).padStart(8, "0")}`, password: "Khongdung1" }));
    const [answer] = (await once(call, "response")) as [IncomingMessage];
    answer.resume();
    const status = String(answer.statusCode);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

describe("rate limits by address, through the storefront,", () => {
  it("cannot be bypassed with forged addresses", async () => {
    const forged = (index: number) => ({ forwardedFor: `203.0.113.${index}` });
    expect(await wrongLogins(LOGINS_A_MINUTE + 5, forged)).toEqual({ 401: LOGINS_A_MINUTE, 429: 5 });
  });

  it.runIf(hasLoopbackNetwork)("distinguish two clients behind the trusted balancer", async () => {
    const first = { from: BALANCER, forwardedFor: "198.51.100.1" };
    const second = { from: BALANCER, forwardedFor: "198.51.100.2" };
    expect(await wrongLogins(LOGINS_A_MINUTE + 1, () => first)).toEqual({ 401: LOGINS_A_MINUTE, 429: 1 });
    expect(await wrongLogins(2, () => second)).toEqual({ 401: 2 });
  });
});

describe("the backend of npm start", () => {
  it("listens on the loopback interface only, the storefront on all", async () => {
    const own = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
    const outside = own
      .filter(({ internal, scopeid }) => !internal && !scopeid)
      .map(({ address }) => address);
    for (const address of outside) {
      expect([address, await isListening(port, address)]).toEqual([address, true]);
      expect([address, await isListening(backendPort, address)]).toEqual([address, false]);
    }
    expect(await isListening(backendPort)).toBe(true);
    if (hasLoopbackNetwork) expect(await isListening(backendPort, "127.0.0.9")).toBe(false);
  });
});
