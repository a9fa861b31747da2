import { rmSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filledDataDir } from "../../apps/backend/test/filled-folder.ts";
import { freePorts, says, startCommand, type Running } from "./command.ts";

/** Wrong sign-ins that one address may send in a minute; what is more is a 429. */
const LOGINS_A_MINUTE = 30;
const BALANCER = "127.0.0.2";
const PUBLIC_URL = "https://sen.example";
// Everywhere else the whole network 127.0.0.0/8 is this machine.
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
  await says(shop, "Ctrl-C ends it.");
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
  token?: string;
  idempotencyKey?: string;
  body?: object;
}

interface Order {
  id: number;
  payment_method: number;
  payment_status: number;
}
const ONLINE = 1;
const FAILED = 2;

/** Asks the shop under its public name. */
function ask(
  path: string,
  { from = "127.0.0.1", forwardedFor, token, idempotencyKey, body }: Sent = {},
): Promise<{ status: number | undefined; text: string; headers: NodeJS.Dict<string | string[]> }> {
  const headers = {
    host: new URL(PUBLIC_URL).host,
    ...(forwardedFor !== undefined && { "x-forwarded-for": forwardedFor }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
    ...(body && { "content-type": "application/json" }),
  };
  const method = body ? "POST" : "GET";
  return new Promise((resolve, reject) => {
    const call = request(
      { host: "127.0.0.1", port, path, method, headers, localAddress: from, agent: false },
      (answer) => {
        let text = "";
        answer.on("data", (part) => (text += String(part)));
        answer.on("end", () => resolve({ status: answer.statusCode, text, headers: answer.headers }));
      },
    );
    call.on("error", reject).end(body && JSON.stringify(body));
  });
}

/** The `data` of a call of the API. */
async function data<Shape>(path: string, sent: Sent): Promise<Shape> {
  return (JSON.parse((await ask(path, sent)).text) as { data: Shape }).data;
}

/** Sends wrong sign-ins of as many accounts one after the other, and counts their statuses. */
async function wrongLogins(count: number, sent: (index: number) => Sent): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (let index = 0; index < count; index += 1) {
    const body = { phone: `07${String(index).padStart(8, "0")}`, password: "Khongdung1" };
    const { status } = await ask("/api/v1/login", { ...sent(index), body });
    statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
  }
  return statuses;
}

function answers(address: string, at: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port: at });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.unref();
  });
}

describe("PUBLIC_URL", () => {
  it("begins every address that storefront and backend tell", async () => {
    const page = await ask("/products");
    expect(page.text).toContain(`<link rel="canonical" href="${PUBLIC_URL}/products"`);

    const [, phone, password] = /Demo login: +(\S+) \/ (\S+)/.exec(shop.output()) ?? [];
    const { access_token: token } = await data<{ access_token: string }>("/api/v1/login", {
      body: { phone, password },
    });
    const { items } = await data<{ items: Order[] }>("/api/v1/orders?per_page=50", { token });
    const unpaid = items.find((one) => one.payment_method === ONLINE && one.payment_status === FAILED);
    const { order } = await data<{ order: { payment_url: string } }>("/api/v1/orders/re-checkout", {
      token,
      idempotencyKey: "public-address",
      body: { is_web: 1, order_id: unpaid?.id },
    });
    expect(order.payment_url.startsWith(`${PUBLIC_URL}/gateway/pay/`)).toBe(true);
    const payment = await ask(new URL(order.payment_url).pathname);
    expect(payment.headers["content-security-policy"]).toContain(`form-action 'self' ${PUBLIC_URL};`);
  });
});

describe("the limits by address, through the storefront", () => {
  it("are not escaped by another forged address each time", async () => {
    const statuses = await wrongLogins(LOGINS_A_MINUTE + 5, (index) => ({
      forwardedFor: `203.0.113.${index}`,
    }));
    // One more where the sign-in above lies within the same minute.
    expect(statuses["429"]).toBeGreaterThanOrEqual(5);
  });

  it.runIf(hasLoopbackNetwork)("tell two clients behind the named balancer apart", async () => {
    const first = { from: BALANCER, forwardedFor: "198.51.100.1" };
    const second = { from: BALANCER, forwardedFor: "198.51.100.2" };
    expect(await wrongLogins(LOGINS_A_MINUTE + 1, () => first)).toEqual({ 401: LOGINS_A_MINUTE, 429: 1 });
    expect(await wrongLogins(2, () => second)).toEqual({ 401: 2 });
  });

  it.runIf(hasLoopbackNetwork)("take what a client tells the balancer for no address", async () => {
    const sent = (index: number) => ({ from: BALANCER, forwardedFor: `203.0.113.${index}, 198.51.100.3` });
    expect(await wrongLogins(LOGINS_A_MINUTE + 2, sent)).toEqual({ 401: LOGINS_A_MINUTE, 429: 2 });
  });
});

describe("the backend of npm start", () => {
  it("listens for this machine alone, the storefront for everybody", async () => {
    const own = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
    const outside = own
      .filter(({ internal, scopeid }) => !internal && !scopeid)
      .map(({ address }) => address);
    for (const address of outside) {
      expect([address, await answers(address, port)]).toEqual([address, true]);
      expect([address, await answers(address, backendPort)]).toEqual([address, false]);
    }
    expect(await answers("127.0.0.1", backendPort)).toBe(true);
    if (hasLoopbackNetwork) expect(await answers("127.0.0.9", backendPort)).toBe(false);
  });
});
