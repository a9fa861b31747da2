import { WORK_KINDS } from "@sen/config";
import { sql } from "./drizzle.ts";
import type { Config } from "../config.ts";
import type { Database } from "./connect.ts";

/** A worker's connections besides those of its main jobs: each lane listens on one, and jobs of the other lanes, which seldom query, share three. */
export const ENGINE_CONNECTIONS = 7;
/** The one that signals that a worker is running. */
const PRESENCE = 1;
/** The connection that listens for notices. */
const LISTENING = 1;

/** The most connections to PostgreSQL itself that a backend opens, including its worker's but not those of commands. */
export function connectionsOfBackend({ pools, settings }: Pick<Config, "pools" | "settings">): number {
  const ofRequests = WORK_KINDS.filter((kind) => kind !== "operator")
    .map((kind) => pools.connections[kind])
    .reduce((one, other) => one + other);
  return (
    (settings.DATABASE_POOLER_URL === undefined ? ofRequests : 0) +
    LISTENING +
    (settings.WORKER ? settings.WORKER_JOBS + ENGINE_CONNECTIONS + PRESENCE : 0)
  );
}

/** How many of these connections PostgreSQL would refuse if this backend were the only program; 0 if none. */
export async function missingConnections(db: Database, config: Pick<Config, "pools" | "settings">) {
  const { rows } = await db.execute<{ room: number }>(sql`
    select current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int as room`);
  const [{ room } = { room: Infinity }] = rows;
  return Math.max(0, connectionsOfBackend(config) - room);
}
