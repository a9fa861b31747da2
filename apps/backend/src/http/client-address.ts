import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";

/**
 * The address that a request is counted by: the client's, as far as the trusted proxies tell it; of IPv6 the network
 * of 64 bits, since each customer has one.
 */
export function clientAddress(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}
