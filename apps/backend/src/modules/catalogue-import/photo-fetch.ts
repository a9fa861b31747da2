import { lookup as resolveName } from "node:dns";
import type { IncomingMessage } from "node:http";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

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

/** Whether an IP address is public: not this machine, its local network, a cloud's metadata service or a tunnel to one of these. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6));
}

/** https://www.iana.org/assignments/ipv6-address-space: the only part assigned for public addresses. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

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
