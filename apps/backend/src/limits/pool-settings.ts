import type { PerWorkKind } from "@sen/config";

/** A pool for each kind of work, so that none waits for another. */
export interface PoolSettings {
  /** Pool sizes. */
  connections: PerWorkKind;
  /** Statement timeouts, in milliseconds. */
  statementMs: PerWorkKind;
  /** Longest wait of a request for its first connection, in milliseconds. */
  queueMs: number;
}
