import { sql } from "../database/drizzle.ts";
import type pg from "pg";
import { connectOnce, type Queryable } from "../database/connect.ts";

/** First half of the advisory lock ids that show which workers are alive. */
const WORKER_LOCK = 7_364_002;
/** Pause before reconnecting. */
const REOPEN_MS = 1_000;
/** A worker that took a job this recently may not have announced itself yet. */
const GRACE_SECONDS = 2;

/** Shows other workers that this one is alive. PostgreSQL releases the locks as soon as the process is gone. */
export interface Presence {
  /** Called when one of this worker's pools begins to take jobs. */
  announce: (poolId: string) => void;
  /** Called when a pool has no running jobs anymore, so that other workers may take what it left. */
  withdraw: (poolId: string) => void;
  end: () => Promise<void>;
}

/** Opens the connection that holds the worker's locks. */
export async function openPresence(url: string): Promise<Presence> {
  const pools = new Set<string>();
  let client: pg.Client | null = null;
  let isEnding = false;
  let reopening: NodeJS.Timeout | null = null;

  const hold = (held: pg.Client, poolId: string) =>
    held.query("select pg_advisory_lock_shared($1, hashtext($2))", [WORKER_LOCK, poolId]);
  async function open(): Promise<void> {
    const opened = await connectOnce(url);
    opened.once("end", reopen);
    client = opened;
    for (const poolId of pools) await hold(opened, poolId);
  }
  function reopen(): void {
    client = null;
    if (isEnding || reopening) return;
    reopening = setTimeout(() => {
      reopening = null;
      open().catch(reopen);
    }, REOPEN_MS).unref();
  }

  await open();
  return {
    announce(poolId) {
      pools.add(poolId);
      // If this fails, the connection is lost, and reconnecting takes all locks again.
      if (client) hold(client, poolId).catch(() => undefined);
    },
    withdraw(poolId) {
      pools.delete(poolId);
      client
        ?.query("select pg_advisory_unlock_shared($1, hashtext($2))", [WORKER_LOCK, poolId])
        .catch(() => undefined); // The connection is lost, and its locks with it.
    },
    async end() {
      isEnding = true;
      if (reopening) clearTimeout(reopening);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Releases the running jobs of dead workers. The engine itself would wait for four hours. */
export async function releaseAbandonedJobs(db: Queryable): Promise<void> {
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(dead.ids)
    from (
      select array_agg(locked_by) as ids
      from (
        select locked_by from graphile_worker.jobs
        where locked_by is not null
        group by locked_by
        having max(locked_at) < now() - make_interval(secs => ${GRACE_SECONDS})
      ) holders
      where pg_try_advisory_xact_lock(${WORKER_LOCK}, hashtext(locked_by))
    ) dead
    where dead.ids is not null`);
}
