import type { FastifyBaseLogger } from "fastify";
import { sql, type SQL } from "./drizzle.ts";
import { setTimeout as pause } from "node:timers/promises";
import { connect, type Connection, type Database, type DatabaseTimeouts } from "./connect.ts";
import type { PoolSettings } from "../limits/pool-settings.ts";
import { reasonOf, databaseErrorKind } from "./unavailable.ts";

/** Streaming replicas of the shop's database. */
export interface Replicas {
  /**
   * Runs read-only work that may see data a few seconds old, on a replica with little lag or else on the primary. If the replica fails, it is
   * taken out of use and the work runs again on the primary.
   */
  read: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Whether the primary has not responded for some seconds while a replica does. Reads then go to the replica. */
  isPrimaryAway: () => boolean;
  close: () => Promise<void>;
}

/** Options for following replicas. */
export interface ReplicaOptions {
  /** Largest accepted lag behind the primary, in milliseconds. */
  maxLagMs: number;
  /** A pool for each kind of work on every replica. @default one for all */
  perKind?: PoolSettings;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  /** Interval between health checks, in milliseconds. @default 1000 */
  lookEveryMs?: number;
}

/** Shorter than the primary's: if a replica is slow, the primary is asked instead. */
const REPLICA_TIMEOUTS: DatabaseTimeouts = {
  connect: 1_000,
  statement: 3_000,
  query: 4_000,
  idleInTransaction: 15_000,
};

/** Timeouts of a health check. */
const LOOK_TIMEOUTS: DatabaseTimeouts = { ...REPLICA_TIMEOUTS, statement: 1_000, query: 1_500 };

/** Consecutive failed checks after which the primary counts as away. A busy primary may miss one. */
const MISSED_LOOKS = 2;

/** How many WAL positions of the primary are remembered to compute a replica's lag. */
const POSITIONS = 600;

/** A WAL position in bytes, and when the primary was seen there. */
interface Position {
  bytes: number;
  at: number;
}

interface Replica {
  name: string;
  connection: Connection;
  isNear: boolean;
}

/** Reads everything from the primary. */
export function noReplicas(primary: Database): Replicas {
  return { read: (work) => work(primary), isPrimaryAway: () => false, close: () => Promise.resolve() };
}

/** Follows the replicas at these URLs. A replica is used only once its lag is known to be small. */
export function followReplicas(
  primary: Database,
  urls: readonly string[],
  { maxLagMs, perKind, log, lookEveryMs = 1_000 }: ReplicaOptions,
): Replicas {
  if (urls.length === 0) return noReplicas(primary);
  const ending = new AbortController();
  const positions: Position[] = [];
  const replicas = urls.map((url): Replica => ({
    name: new URL(url).host,
    connection: connect(url, { primary, perKind, timeouts: REPLICA_TIMEOUTS }),
    isNear: false,
  }));
  const looks = connect(primary.url, { connections: 1, timeouts: LOOK_TIMEOUTS });
  let missedLooks = 0;
  let next = 0;

  function choose(): Replica | undefined {
    const near = replicas.filter(({ isNear }) => isNear);
    next += 1;
    return near[next % near.length];
  }

  function leaveOut(replica: Replica, reason: string): void {
    if (!replica.isNear) return;
    replica.isNear = false;
    log.warn({ replica: replica.name, reason }, "a replica is no longer read from");
  }

  /** Records the primary's WAL position. While it does not respond, it writes nothing that a replica could lack. */
  async function lookAtPrimary(): Promise<void> {
    const at = performance.now();
    const bytes = await positionOf(looks.db, sql`pg_current_wal_flush_lsn()`).catch(() => null);
    missedLooks = bytes === null ? missedLooks + 1 : 0;
    if (missedLooks === MISSED_LOOKS) log.warn({}, "the primary does not respond");
    if (bytes !== null && positions.at(-1)?.bytes !== bytes) positions.push({ bytes, at });
    else if (bytes !== null) positions.splice(-1, 1, { bytes, at });
    if (positions.length > POSITIONS) positions.shift();
  }

  async function lookAt(replica: Replica): Promise<void> {
    try {
      // Null if it was promoted to a primary.
      const position = sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`;
      const bytes = await positionOf(replica.connection.db, position);
      const lag = bytes === null ? Infinity : lagOf(bytes, positions, performance.now());
      if (lag > maxLagMs) {
        return leaveOut(
          replica,
          bytes === null ? "it is no replica any more" : `it is ${Math.round(lag / 1_000)} s behind`,
        );
      }
      if (replica.isNear) return;
      replica.isNear = true;
      log.info({ replica: replica.name }, "a replica is read from");
    } catch (error) {
      leaveOut(replica, reasonOf(error));
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      await lookAtPrimary();
      await Promise.all(replicas.map(lookAt));
      await pause(lookEveryMs, undefined, { signal: ending.signal, ref: false });
    }
  }
  const watching = watch().catch(() => undefined); // Aborted during a pause.

  return {
    async read(work) {
      const replica = choose();
      if (!replica) return work(primary);
      try {
        return await work(replica.connection.db);
      } catch (error) {
        const trouble = databaseErrorKind(error);
        if (trouble === null) throw error;
        // Replaying the log canceled a conflicting query; the replica itself is healthy.
        if (trouble !== "conflict") leaveOut(replica, reasonOf(error));
        return work(primary);
      }
    },
    isPrimaryAway: () => missedLooks >= MISSED_LOOKS && replicas.some(({ isNear }) => isNear),
    async close() {
      ending.abort();
      await watching;
      await looks.close();
      await Promise.all(replicas.map(({ connection }) => connection.close()));
    },
  };
}

/**
 * A replica's lag in milliseconds: the time since the primary was at its position. 0 if the replica has everything seen so far, `Infinity`
 * if it is further behind than the remembered positions.
 */
export function lagOf(bytes: number, positions: readonly Position[], now: number): number {
  const missing = positions.findIndex((position) => position.bytes > bytes);
  if (positions.length === 0) return Infinity;
  if (missing === -1) return 0;
  const reached = positions[missing - 1];
  return reached ? now - reached.at : Infinity;
}

/** A WAL position in bytes. */
async function positionOf(db: Database, position: SQL): Promise<number | null> {
  const { rows } = await db.execute<{ bytes: number | null }>(
    sql`select pg_wal_lsn_diff(${position}, '0/0')::bigint as bytes`,
  );
  return rows[0]?.bytes ?? null;
}
