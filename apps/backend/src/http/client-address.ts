import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/** Groups of an IPv6 address, of 16 bits each, that name the network. */
const NETWORK_GROUPS = 4;

/**
 * The address that a request is counted by: the client's, as far as the trusted proxies tell it; of IPv6 the network
 * of 64 bits, since each customer has one. Where a proxy tells something else than an address, it is the proxy's own.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  const address = [ip, socket.remoteAddress ?? ""].find((one) => ipaddr.isValid(one));
  return address === undefined ? "" : countedAddress(address);
}

function countedAddress(address: string): string {
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return new ipaddr.IPv6(parsed.parts.map((group, at) => (at < NETWORK_GROUPS ? group : 0))).toString();
}
