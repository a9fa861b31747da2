import { Agent, request } from "node:https";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { addressOf } from "./compose.ts";
import { SITE } from "./outside.ts";

const AT_ONCE = 16;
/** Pause between two requests of one client, so that the load lasts as long as the replacement. */
const PAUSE_MS = 100;

/** Requests a path from the shop as a customer would. */
export type Get = (path: string) => Promise<{ status: number; body: string }>;

/** A client that trusts the shop's certificate authority and connects to its IP address instead of its name. */
export function client(ca: string): Get {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, ca });
  const { hostname, port, host } = new URL(`https://${SITE}`);
  return (path) =>
    new Promise((resolve, reject) => {
      const options = { agent, host: addressOf("balancer"), port, path, servername: hostname };
      request({ ...options, headers: { host } }, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode ?? 0, body }), reject);
      })
        .once("error", reject)
        .end();
    });
}

/** Sends requests, some of them for this product, until `end` is called and at least `least` were sent. */
export function load(get: Get, product: string, least: number) {
  const ofProduct = [`/en/product/${product}`, `/api/v1/products/${product}`];
  const paths = ["/", "/search?keyword=sen", "/api/v1/malls", "/livez", ...ofProduct];
  const failures: string[] = [];
  let [done, isEnding] = [0, false];
  const clients = Array.from({ length: AT_ONCE }, async () => {
    while (!isEnding || done < least) {
      const path = paths[done % paths.length] ?? "/";
      done += 1;
      try {
        const { status, body } = await get(path);
        if (status !== 200) failures.push(`${path}: ${status} ${body.slice(0, 300)}`);
      } catch (error) {
        failures.push(`${path}: ${String(error)}`);
      }
      if (!isEnding) await pause(PAUSE_MS);
    }
  });
  return {
    async end() {
      isEnding = true;
      await Promise.all(clients);
      return { done, failures };
    },
  };
}
