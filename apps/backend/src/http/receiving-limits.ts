import type { FastifyHttpOptions } from "fastify";
import type { Server } from "node:http";

/** How long requests may take to arrive, and how many may be arriving. Times are in milliseconds. */
export interface ReceivingLimits {
  /** For the headers of a request, from the first byte or from the connection. */
  headersMs: number;
  /** Without a byte of a body that we wait for. */
  stallMs: number;
  /** Bytes a second of a body, on average: far below the slowest mobile line that can send a video at all. */
  bytesPerSecond: number;
  /** How long a body may be slower than that. */
  graceMs: number;
  /** How long what still arrives of a refused body is discarded, so that its sender can read why. */
  discardMs: number;
  /** Without a byte in either direction, whatever the connection is used for. */
  idleMs: number;
  /** For the next request after an answer, before its first byte. */
  keepAliveMs: number;
  /** Bodies that may be arriving in one process: each can be a megabyte of memory. */
  bodies: number;
  /** Bodies of one address that may be arriving in one process. */
  bodiesOfOne: number;
  /** Open connections of one process. */
  connections: number;
  /** Open connections of one client: an IPv4 address, or a /64 network of IPv6. */
  connectionsPerClient: number;
  /** How often the times are looked at. */
  lookMs: number;
}

export const RECEIVING_LIMITS: ReceivingLimits = {
  headersMs: 15_000,
  stallMs: 20_000,
  bytesPerSecond: 4 * 1024,
  graceMs: 30_000,
  discardMs: 5_000,
  idleMs: 120_000,
  keepAliveMs: 72_000,
  bodies: 192,
  bodiesOfOne: 32,
  connections: 2_000,
  connectionsPerClient: 256,
  lookMs: 1_000,
};

/** The limits that Node keeps itself, as options of the server. A whole request has as long as its largest body may take. */
export function receivingOptions(
  { headersMs, lookMs, idleMs, keepAliveMs, bytesPerSecond, graceMs }: ReceivingLimits,
  largestBody: number,
): FastifyHttpOptions<Server> & Pick<Required<FastifyHttpOptions<Server>>, "http"> {
  return {
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookMs },
    requestTimeout: Math.ceil(headersMs + graceMs + (largestBody / bytesPerSecond) * 1000),
    connectionTimeout: idleMs,
    keepAliveTimeout: keepAliveMs,
  };
}
