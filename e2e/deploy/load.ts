import { Agent, request } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { addressOf } from "./compose.ts";
import { SITE } from "./outside.ts";

const AT_ONCE = 16;
/** Between two requests of one client, so that the load lasts as long as the replacing. */
const PAUSE_MS = 100;
const PATHS = ["/", "/en/product/5", "/search?keyword=sen", "/api/v1/malls", "/api/v1/products/5", "/livez"];

/** Asks the shop for a path as a customer does, and answers the status. */
export type Get = (path: string) => Promise<number>;

/** A client that knows the shop's authority, and its address instead of its name. */
export function client(ca: string): Get {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE, ca });
  const { hostname, port, host } = new URL(`https://${SITE}`);
  return (path) =>
    new Promise((resolve, reject) => {
      const options = { agent, host: addressOf("balancer"), port, path, servername: hostname };
      request({ ...options, headers: { host } }, (answer) => {
        answer.resume();
        answer.once("error", reject);
        answer.once("end", () => resolve(answer.statusCode ?? 0));
      })
        .once("error", reject)
        .end();
    });
}

/** Loads the shop until it is told to end, and at least with so many requests. */
export function load(get: Get, least: number) {
  const failures: string[] = [];
  let [done, isEnding] = [0, false];
  const clients = Array.from({ length: AT_ONCE }, async () => {
    while (!isEnding || done < least) {
      const path = PATHS[done % PATHS.length] ?? "/";
      done += 1;
      try {
        const status = await get(path);
        if (status !== 200) failures.push(`${path}: ${status}`);
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
