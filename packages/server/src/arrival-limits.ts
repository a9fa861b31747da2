/** Limits on receiving requests, for public servers. Times are in milliseconds. */
export const ARRIVAL_LIMITS = {
  /** For a request's headers, from the first byte or from the connection. */
  headersMs: 15_000,
  /** For a whole request. Long, since a video on a slow network takes hours; the backend ends bodies that stall or trickle. */
  requestMs: 8 * 60 * 60 * 1000,
  /** How long the rest of a request is read and discarded after the response, so that its sender can read the response. */
  discardMs: 5_000,
  /** For a connection without any bytes in either direction. */
  idleMs: 120_000,
  /** From a response to the first byte of the next request. */
  keepAliveMs: 5_000,
  /** Open connections of one process. */
  connections: 4_000,
  /** Open connections of one client: an IPv4 address, or a /64 network of IPv6. Trusted proxies have no such limit, since all clients share them. */
  connectionsPerClient: 256,
  /** How often the times are checked. */
  lookMs: 1_000,
};

/** Limits on receiving requests and on open connections. */
export type ArrivalLimits = typeof ARRIVAL_LIMITS;
