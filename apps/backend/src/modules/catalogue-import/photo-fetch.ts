import { lookup as resolveName } from "node:dns";
import type { IncomingMessage } from "node:http";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** A picture's address that does not answer as it should; the message is a reason for the operator. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

/** Limits of fetching. */
export interface FetchLimits {
  timeoutMs: number;
  redirects: number;
  /** Whether an address may be asked. @default public ones alone */
  isAllowed: (address: string) => boolean;
}

const blocked = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  blocked.addSubnet(network, bits, "ipv4");
}
const publicV6 = new BlockList();
publicV6.addSubnet("2000::", 3, "ipv6");
// Addresses that lead to IPv4: 6to4, Teredo and documentation.
const tunnels = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const) {
  tunnels.addSubnet(network, bits, "ipv6");
}

/** Whether an address lies in the public network: never this machine, its neighbours or a cloud's own services. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, "ipv4");
  return family === 6 && publicV6.check(address, "ipv6") && !tunnels.check(address, "ipv6");
}

const LIMITS: FetchLimits = { timeoutMs: 20_000, redirects: 3, isAllowed: isPublicAddress };

/**
 * Fetches what is at an address in the web. Every address that its name stands for, and that it leads on to, is looked at before it is asked. Throws
 * `Unreachable`.
 *
 * @returns the bytes as they come; how many are taken is the reader's to bound
 */
export async function fetchPhoto(
  address: string,
  limits: Partial<FetchLimits> = {},
): Promise<IncomingMessage> {
  const { timeoutMs, redirects, isAllowed } = { ...LIMITS, ...limits };
  const signal = AbortSignal.timeout(timeoutMs);
  let url = new URL(address);
  for (let step = 0; step <= redirects; step++) {
    const answer = await ask(url, signal, isAllowed);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return answer;
    answer.destroy();
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined) {
      throw new Unreachable(`HTTP ${statusCode}`);
    }
    url = new URL(headers.location, url);
  }
  throw new Unreachable("too many redirects");
}

function ask(url: URL, signal: AbortSignal, isAllowed: FetchLimits["isAllowed"]): Promise<IncomingMessage> {
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new Unreachable("no web address");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0 && !isAllowed(host)) throw new Unreachable("not a public address");
  const get = url.protocol === "https:" ? https.get : http.get;
  return new Promise((resolve, reject) => {
    get(url, { signal, lookup: checkedLookup(isAllowed), agent: false }, resolve).once("error", (error) =>
      reject(error instanceof Unreachable ? error : new Unreachable(error.message)),
    );
  });
}

/** Resolves a name, and gives none of its addresses where one is not allowed: what was checked is what is asked. */
function checkedLookup(isAllowed: FetchLimits["isAllowed"]): LookupFunction {
  return (hostname, options, done) => {
    resolveName(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Unreachable("unknown name"), "");
      if (!found.every(({ address }) => isAllowed(address))) {
        return done(new Unreachable("not a public address"), "");
      }
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}
