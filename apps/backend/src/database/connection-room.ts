import { WORK_KINDS } from "@sen/config";
import { sql } from "./drizzle.ts";
import type { Config } from "../config.ts";
import type { Database } from "./connect.ts";

/** A worker's beside those of its jobs: four of its engine, and one by which others see that it runs. */
const WORKER_CONNECTIONS = 5;
/** The one that listens for notices. */
const LISTENING = 1;

/** Connections to PostgreSQL itself that a backend opens at most, its worker's among them. Those of commands come beside them. */
export function connectionsOfBackend({ pools, settings }: Pick<Config, "pools" | "settings">): number {
  const ofRequests = WORK_KINDS.filter((kind) => kind !== "operator")
    .map((kind) => pools.connections[kind])
    .reduce((one, other) => one + other);
  return (
    (settings.DATABASE_POOLER_URL === undefined ? ofRequests : 0) +
    LISTENING +
    (settings.WORKER ? settings.WORKER_JOBS + WORKER_CONNECTIONS : 0)
  );
}

/** How many of these connections PostgreSQL would refuse, were this backend the only program; 0 where all have room. */
export async function missingConnections(db: Database, config: Pick<Config, "pools" | "settings">) {
  const { rows } = await db.execute<{ room: number }>(sql`
    select current_setting('max_connections')::int
      - current_setting('superuser_reserved_connections')::int as room`);
  const [{ room } = { room: Infinity }] = rows;
  return Math.max(0, connectionsOfBackend(config) - room);
}
