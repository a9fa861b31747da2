import { lookup as resolveName } from "node:dns";
import type { IncomingMessage } from "node:http";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** A picture's URL failed; the message is the reason shown to the operator. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

/** Limits of fetching a picture. */
export interface FetchLimits {
  timeoutMs: number;
  redirects: number;
  /** Whether an IP address may be contacted. @default public addresses only */
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
// Ranges that tunnel to IPv4 (6to4, Teredo), and documentation.
const tunnels = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const) {
  tunnels.addSubnet(network, bits, "ipv6");
}

/** Whether an IP address is public: not this machine, its local network or a cloud's metadata service. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, "ipv4");
  return family === 6 && publicV6.check(address, "ipv6") && !tunnels.check(address, "ipv6");
}

const LIMITS: FetchLimits = { timeoutMs: 20_000, redirects: 3, isAllowed: isPublicAddress };

/**
 * Fetches a URL. Checks every IP address that its host resolves to before connecting, also after redirects. Throws `Unreachable`.
 *
 * @returns the response stream; the caller must limit its size
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

/** DNS lookup that fails if any resolved address is not allowed. The connection uses these results, so they cannot change after the check. */
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
