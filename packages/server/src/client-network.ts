import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/** Groups of an IPv6 address, of 16 bits each, that name the network. */
const NETWORK_GROUPS = 4;

/**
 * What a client is counted by: its IPv4 address, or the /64 network of its IPv6 address, since each customer has a whole one.
 * Null where the text is no address.
 */
export function clientNetwork(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return new ipaddr.IPv6(parsed.parts.map((group, at) => (at < NETWORK_GROUPS ? group : 0))).toString();
}

/**
 * What a request is counted by: the client's network, as the trusted proxies tell it. Where a proxy tells something else than an
 * address, it is the proxy's own.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, "ip" | "socket">): string {
  return clientNetwork(ip) ?? clientNetwork(socket.remoteAddress ?? "") ?? "";
}
