/** How requests may arrive at a server that customers reach: times in milliseconds. */
export const ARRIVAL_LIMITS = {
  /** For the headers of a request, from its first byte or from the connection. */
  headersMs: 15_000,
  /** For a whole request. Long: a video on a slow line takes hours, and the backend ends a body that stalls or drips. */
  requestMs: 8 * 60 * 60 * 1000,
  /** How long what still arrives of an answered request is discarded, so that its sender can read the answer. */
  discardMs: 5_000,
  /** Without a byte in either direction, whatever the connection is used for. */
  idleMs: 120_000,
  /** For the next request after an answer, before its first byte. */
  keepAliveMs: 5_000,
  /** Open connections of one process. */
  connections: 4_000,
  /** Open connections of one client: an IPv4 address, or a /64 network of IPv6. Trusted proxies have no such limit: they carry everybody. */
  connectionsPerClient: 256,
  /** How often the times are checked. */
  lookMs: 1_000,
};

/** How long requests may take to arrive, and how many connections may be open. */
export type ArrivalLimits = typeof ARRIVAL_LIMITS;
