import type { FastifyBaseLogger } from "fastify";
import { sql } from "./drizzle.ts";
import { setTimeout as pause } from "node:timers/promises";
import { connect, type Connection, type Database, type DatabaseTimeouts } from "./connect.ts";
import type { PoolSettings } from "../limits/pool-settings.ts";
import { reasonOf, databaseErrorKind } from "./unavailable.ts";

/** Streaming replicas of the shop's database. */
export interface Replicas {
  /**
   * Runs work that only reads, and that may see what was so a few seconds ago: on a replica that is near enough, else on
   * the primary. One that fails meanwhile is left out, and the work is run again on the primary.
   */
  read: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Whether the primary has not answered for some seconds while a replica does: who only looks is answered from there. */
  isPrimaryAway: () => boolean;
  close: () => Promise<void>;
}

/** How replicas are followed. */
export interface ReplicaOptions {
  /** Longest time that a replica may be behind the primary, in milliseconds. */
  maxLagMs: number;
  /** A pool for each kind of work on each of them. @default one for all */
  perKind?: PoolSettings;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  /** Time between two looks at a replica, in milliseconds. @default 1000 */
  lookEveryMs?: number;
}

/** Shorter than the primary's: what a replica does not answer soon, the primary is asked. */
const REPLICA_TIMEOUTS: DatabaseTimeouts = {
  connect: 1_000,
  statement: 3_000,
  query: 4_000,
  idleInTransaction: 15_000,
};

/** The look at the primary: so long it may take. */
const LOOK_TIMEOUTS: DatabaseTimeouts = { ...REPLICA_TIMEOUTS, statement: 1_000, query: 1_500 };

/** Looks in vain, one after the other, after which the primary counts as away: a busy one may miss one. */
const MISSED_LOOKS = 2;

/** How many positions of the primary are remembered, to tell when it was where a replica is now. */
const POSITIONS = 600;

/** A place in the write-ahead log, in bytes from its beginning, and when the primary was seen there. */
interface Position {
  bytes: number;
  at: number;
}

interface Replica {
  name: string;
  connection: Connection;
  isNear: boolean;
}

/** Everything is read from the primary. */
export function noReplicas(primary: Database): Replicas {
  return { read: (work) => work(primary), isPrimaryAway: () => false, close: () => Promise.resolve() };
}

/** Follows the replicas at these addresses. None is used before it has been seen near the primary. */
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

  /** Remembers where the primary is. One that does not answer writes nothing that a replica could miss. */
  async function lookAtPrimary(): Promise<void> {
    const at = performance.now();
    const bytes = await primaryBytes(looks.db).catch(() => null);
    missedLooks = bytes === null ? missedLooks + 1 : 0;
    if (missedLooks === MISSED_LOOKS) log.warn({}, "the primary does not respond");
    if (bytes !== null && positions.at(-1)?.bytes !== bytes) positions.push({ bytes, at });
    else if (bytes !== null) positions.splice(-1, 1, { bytes, at });
    if (positions.length > POSITIONS) positions.shift();
  }

  async function lookAt(replica: Replica): Promise<void> {
    try {
      const bytes = await replicaBytes(replica.connection.db);
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
  const watching = watch().catch(() => undefined); // Told to end in a pause.

  return {
    async read(work) {
      const replica = choose();
      if (!replica) return work(primary);
      try {
        return await work(replica.connection.db);
      } catch (error) {
        const trouble = databaseErrorKind(error);
        if (trouble === null) throw error;
        // A query that was in the way of what the replica has to repeat is cancelled; the replica itself is well.
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
 * Milliseconds since the primary was seen where a replica is now; 0 when the replica has all that was seen, `Infinity`
 * when it is further behind than is remembered.
 */
export function lagOf(bytes: number, positions: readonly Position[], now: number): number {
  const missing = positions.findIndex((position) => position.bytes > bytes);
  if (positions.length === 0) return Infinity;
  if (missing === -1) return 0;
  const reached = positions[missing - 1];
  return reached ? now - reached.at : Infinity;
}

async function primaryBytes(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::bigint as bytes`,
  );
  return rows[0]?.bytes ?? null;
}

/** How far the replica has repeated the primary's log; null when it has been made a primary itself. */
async function replicaBytes(db: Database): Promise<number | null> {
  const { rows } = await db.execute<{ bytes: number | null }>(sql`
    select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as bytes`);
  return rows[0]?.bytes ?? null;
}
