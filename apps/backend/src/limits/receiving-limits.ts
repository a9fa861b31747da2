import { ARRIVAL_LIMITS, type ArrivalLimits } from "@sen/server";

/** Limits on receiving requests: how long they may take, and how many may arrive at a time. Times are in milliseconds. */
export interface ReceivingLimits extends Omit<ArrivalLimits, "requestMs"> {
  /** How long a body may send nothing while we wait for it. */
  stallMs: number;
  /** Minimum average rate of a body, in bytes per second: far below the slowest mobile network that can send a video at all. */
  bytesPerSecond: number;
  /** How long a body may be slower than that. */
  graceMs: number;
  /** Bodies arriving at a time in one process; each may take a megabyte of memory. */
  bodies: number;
  /** Bodies of one IP address arriving at a time in one process. */
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
  // A storefront opens up to 1,500 for its API calls. Those of its event streams do not count here.
  connections: 6_000,
};

/** The time limit for a whole request allows for its largest body at the minimum rate. */
export function arrivalLimits(limits: ReceivingLimits, largestBody: number): ArrivalLimits {
  const { headersMs, graceMs, bytesPerSecond } = limits;
  return {
    ...limits,
    requestMs: Math.ceil(headersMs + graceMs + (largestBody / bytesPerSecond) * 1000),
  };
}
