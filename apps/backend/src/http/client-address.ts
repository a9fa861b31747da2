import { isIP } from "node:net";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

/**
 * The address that a request is counted by: the client's, as far as the trusted proxies tell it; of IPv6 the network
 * of 64 bits, since each customer has one. Where a proxy tells something else than an address, it is the proxy's own.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  return normalizeIP(isIP(ip) ? ip : (socket.remoteAddress ?? ""));
}
