/** How long requests may take to arrive, in milliseconds, and how many connections may be open. */
export interface ArrivalLimits {
  /** For the headers of a request, from its first byte or from the connection. */
  headersMs: number;
  /** For a whole request. */
  requestMs: number;
  /** How long what still arrives of an answered request is discarded, so that its sender can read the answer. */
  discardMs: number;
  /** Without a byte in either direction, whatever the connection is used for. */
  idleMs: number;
  /** For the next request after an answer, before its first byte. */
  keepAliveMs: number;
  /** Open connections of one process. */
  connections: number;
  /** Open connections of one client: an IPv4 address, or a /64 network of IPv6. Trusted proxies have no such limit: they carry everybody. */
  connectionsPerClient: number;
  /** How often the times are checked. */
  lookMs: number;
}

/** For a server that customers reach. */
export const ARRIVAL_LIMITS: ArrivalLimits = {
  headersMs: 15_000,
  // Long: a video on a slow line takes hours, and the backend ends a body that stalls or drips.
  requestMs: 8 * 60 * 60 * 1000,
  discardMs: 5_000,
  idleMs: 120_000,
  keepAliveMs: 5_000,
  connections: 4_000,
  connectionsPerClient: 256,
  lookMs: 1_000,
};
