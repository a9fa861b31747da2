import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { textBomb } from "../../apps/backend/test/hostile-files.ts";
import { byClients } from "../bench/load.ts";
import type { PreparedCheckout } from "./purchases.ts";

/** An attacker at one IP address. */
export interface Flooder {
  /** The target. */
  origin: string;
  /** Its IP address, as sent by a trusted proxy. */
  from: string;
  /** Its local address for raw connections. */
  localAddress?: string;
  /** A prepared checkout of its own. */
  checkout: PreparedCheckout;
  /** Products with pages. */
  productIds: readonly number[];
}

/** Floods at a fraction of its full strength until aborted. Returns the status of each response; 0 without one. */
type Flood = (flooder: Flooder, strength: number, ended: AbortSignal) => Promise<number[]>;

/** Request timeout of a flooder. */
const ANSWER_MS = 20_000;
/** How long an event stream stays open before it is reopened. */
const HOLD_MS = 2_000;

/** The floods that one client could attempt, by the places that `docs/limits.md` names. */
export const floods = {
  "replays of one order": repeated(400, ({ checkout }) =>
    orderOf(checkout, "00000000-0000-4000-8000-000000000024"),
  ),
  "one order under new keys": repeated(100, ({ checkout }) => orderOf(checkout, crypto.randomUUID())),
  searches: repeated(200, (_, index) => ({
    path: `/api/v1/search?keyword=${encodeURIComponent(`áo ${index.toString(36)} xanh`)}`,
  })),
  "wrong passwords": repeated(100, () => ({
    path: "/api/v1/login",
    json: { phone: "0900000024", password: "wrong" },
  })),
  "streams of events": repeated(50, () => ({ path: "/api/v1/events", holdMs: HOLD_MS })),
  "pages made for the asking": repeated(100, ({ productIds }, index) => ({
    path: `/product/${productIds[index % productIds.length] ?? 1}`,
  })),
  "pictures with packed text": repeated(20, () => ({ path: "/api/v1/media", form: heavyPicture() })),
  "bodies that stall": held(
    100,
    "POST /api/v1/login HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{",
  ),
  "idle connections": held(4_200, ""),
} satisfies Record<string, Flood>;

/** A single request of a flood. */
interface Request {
  path: string;
  json?: object;
  form?: FormData;
  key?: string;
  holdMs?: number;
}

function orderOf({ id, total }: PreparedCheckout, key: string): Request {
  return { path: "/api/v1/orders", json: { checkout_id: id, total }, key };
}

const onePixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: "white" } })
  .png()
  .toBuffer();
let picture: Blob | undefined;
function heavyPicture(): FormData {
  picture ??= new Blob([Uint8Array.from(textBomb(onePixel, { texts: 10, megabytes: 48 }))]);
  const form = new FormData();
  form.set("type", "5");
  form.set("file", picture, "a.png");
  return form;
}

/** Sends concurrent requests, each again after its response. */
function repeated(atATime: number, requestOf: (flooder: Flooder, index: number) => Request): Flood {
  return (flooder, strength, ended) =>
    byClients(Math.ceil(atATime * strength), ended, async (index) => {
      const status = await ask(flooder, requestOf(flooder, index));
      // Without a pause, refused requests alone would take all CPU time.
      if (status === 0 || status >= 400) await pause(20);
      return status;
    });
}

async function ask(
  { origin, from, checkout: { token } }: Flooder,
  { path, json, form, key, holdMs }: Request,
) {
  const body = form ?? (json && JSON.stringify(json));
  const isPage = !path.startsWith("/api/");
  try {
    const response = await fetch(`${origin}${path}`, {
      method: body ? "POST" : "GET",
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: {
        "x-forwarded-for": from,
        ...(!isPage && { lang: "en", authorization: `Bearer ${token}` }),
        ...(key && { "idempotency-key": key }),
        ...(json && { "content-type": "application/json" }),
      },
      ...(body && { body }),
    });
    if (holdMs !== undefined && response.ok) await pause(holdMs);
    if (holdMs === undefined) await response.arrayBuffer();
    else await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

/** Keeps connections open that send only this beginning, and reopens those that are closed. */
function held(count: number, beginning: string): Flood {
  return async ({ origin, localAddress, from }, strength, ended) => {
    const { host, hostname, port } = new URL(origin);
    const forwarded = beginning
      .replace("{host}", host)
      .replace("\r\n\r\n", `\r\nx-forwarded-for: ${from}\r\n\r\n`);
    const statuses = await byClients(Math.ceil(count * strength), ended, async () => {
      let answer = "";
      const socket = connect({ port: Number(port), host: hostname, localAddress, signal: ended });
      socket.once("connect", () => socket.write(forwarded));
      socket.on("data", (chunk) => (answer += String(chunk)));
      await once(socket, "close").catch(() => undefined);
      await pause(100);
      return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
    });
    return statuses.filter(Boolean);
  };
}
