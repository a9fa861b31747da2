import { Gauge } from "@sen/server";
import type { Connection } from "./connect.ts";

const connections = new Gauge({
  name: "sen_backend_pool_connections",
  help: "Database connections, by kind of work and state",
  labelNames: ["kind", "state"],
});
const waiting = new Gauge({
  name: "sen_backend_pool_waiting",
  help: "Queries and transactions waiting for a connection, by kind of work",
  labelNames: ["kind"],
});

/** Reports the pools' connections whenever metrics are scraped. */
export function measurePools({ pools }: Pick<Connection, "pools">): void {
  Object.assign(connections, {
    collect: () => {
      for (const { kind, pool } of pools) {
        connections.set({ kind, state: "idle" }, pool.idleCount);
        connections.set({ kind, state: "busy" }, pool.totalCount - pool.idleCount);
      }
    },
  });
  Object.assign(waiting, {
    collect: () => {
      for (const { kind, pool, withTurn } of pools) {
        waiting.set({ kind }, withTurn.waiting() + pool.waitingCount);
      }
    },
  });
}
