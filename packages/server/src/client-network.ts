import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";

/** The 16-bit groups of an IPv6 address that identify the network. */
const NETWORK_GROUPS = 4;

/**
 * The network that a client counts as: its IPv4 address, or the /64 network of its IPv6 address, since each customer has a whole one.
 * Null if the text is not an address.
 */
export function clientNetwork(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return new ipaddr.IPv6(parsed.parts.map((group, at) => (at < NETWORK_GROUPS ? group : 0))).toString();
}

/**
 * The network that a request counts as, from the trusted proxies' `X-Forwarded-For`. If that is not an address, it is the proxy's
 * own network.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, "ip" | "socket">): string {
  return clientNetwork(ip) ?? clientNetwork(socket.remoteAddress ?? "") ?? "";
}
