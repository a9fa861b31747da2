import { ARRIVAL_LIMITS, type ArrivalLimits } from "@sen/server";

/** How long requests may take to arrive, and how many may be arriving. Times are in milliseconds. */
export interface ReceivingLimits extends Omit<ArrivalLimits, "requestMs"> {
  /** Without a byte of a body that we wait for. */
  stallMs: number;
  /** Bytes a second of a body, on average: far below the slowest mobile line that can send a video at all. */
  bytesPerSecond: number;
  /** How long a body may be slower than that. */
  graceMs: number;
  /** Bodies that may be arriving in one process: each can be a megabyte of memory. */
  bodies: number;
  /** Bodies of one address that may be arriving in one process. */
  bodiesOfOne: number;
}

export const RECEIVING_LIMITS: ReceivingLimits = {
  ...ARRIVAL_LIMITS,
  stallMs: 20_000,
  bytesPerSecond: 4 * 1024,
  graceMs: 30_000,
  keepAliveMs: 72_000,
  bodies: 192,
  bodiesOfOne: 32,
  // A storefront opens up to 1,500 for its calls. Those of its event streams are not counted here.
  connections: 6_000,
};

/** A whole request has as long as its largest body may take. */
export function arrivalLimits(limits: ReceivingLimits, largestBody: number): ArrivalLimits {
  const { headersMs, graceMs, bytesPerSecond } = limits;
  return {
    ...limits,
    requestMs: Math.ceil(headersMs + graceMs + (largestBody / bytesPerSecond) * 1000),
  };
}
