import { clientNetwork } from "@sen/server";
import type { FastifyRequest } from "fastify";

/**
 * What a request is counted by: the client's address, or its /64 network of IPv6, as the trusted proxies tell it. Where a proxy
 * tells something else than an address, it is the proxy's own.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  return clientNetwork(ip) ?? clientNetwork(socket.remoteAddress ?? "") ?? "";
}
