import { availableParallelism } from "node:os";
import type { WorkKind } from "@sen/config";
import { concurrencyLimit } from "../concurrency-limit.ts";
import type { Database } from "../database/connect.ts";
import type { PoolSettings } from "../limits/pool-settings.ts";

/**
 * Slots for browsing, and as many for searching, while there are purchases. One processor is left for orders, each of which takes some thirty
 * steps. There is always one slot, because customers who cannot browse cannot buy.
 */
export const PLACES_BESIDE_BUYING = Math.max(1, availableParallelism() - 1);
/** Longest wait for a slot, as a multiple of that for a connection: a request needs several connections. */
const WAITS = 5;
/** The share of the slots that one client may use at a time. */
const EACH = 0.5;
/** Queue lengths: of all clients and of one. */
const WAITING = { all: 2_000, each: 500 };
/** Retry-After, in seconds. */
const RETRY_SECONDS = 1;

/** Runs a request's work when its turn comes. Rejects with `Overloaded` after too long a wait. */
export type GiveWay = <Result>(kind: WorkKind, work: () => Promise<Result>) => Promise<Result>;

/**
 * Gives purchases priority over browsing and searching in what they share despite separate pools: this process and the database's CPUs. Each
 * kind of read may run as often as it has connections, and less while there are purchases. Purchases never wait here.
 *
 * @param db tells whether there are purchases; one that waits for a payment gateway holds no connection and does not count
 */
export function givingWay(
  { connections, queueMs }: Pick<PoolSettings, "connections" | "queueMs">,
  db: Pick<Database, "clientsOf">,
): GiveWay {
  const limitOf = (kind: "browsing" | "searching") =>
    concurrencyLimit(
      () =>
        db.clientsOf("buying") > 0 ? Math.min(PLACES_BESIDE_BUYING, connections[kind]) : connections[kind],
      {
        waiting: WAITING.all,
        each: { running: Math.ceil(connections[kind] * EACH), waiting: WAITING.each },
        waitMs: WAITS * queueMs,
        retryAfterSeconds: RETRY_SECONDS,
      },
    );
  const [browse, search] = [limitOf("browsing"), limitOf("searching")];
  return (kind, work) => {
    if (kind === "browsing") return browse(work);
    return kind === "searching" ? search(work) : work();
  };
}
