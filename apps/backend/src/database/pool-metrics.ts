import { Gauge } from "@sen/server";
import type { Connection } from "./connect.ts";

const connections = new Gauge({
  name: "sen_backend_pool_connections",
  help: "Connections to the database, by what they are used for",
  labelNames: ["state"],
});
const waiting = new Gauge({
  name: "sen_backend_pool_waiting",
  help: "Queries and transactions that wait for a connection",
});

/** Tells of a pool whenever metrics are read. */
export function measurePool({ pool, waiting: waitingNow }: Pick<Connection, "pool" | "waiting">): void {
  Object.assign(connections, {
    collect: () => {
      connections.set({ state: "idle" }, pool.idleCount);
      connections.set({ state: "busy" }, pool.totalCount - pool.idleCount);
    },
  });
  Object.assign(waiting, { collect: () => waiting.set(waitingNow()) });
}
