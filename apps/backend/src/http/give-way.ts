import { availableParallelism } from "node:os";
import type { WorkKind } from "@sen/config";
import { concurrencyLimit } from "../concurrency-limit.ts";
import type { Database } from "../database/connect.ts";
import type { PoolSettings } from "../limits/pool-settings.ts";

/**
 * Places for browsing, and as many for searching, while anybody buys: one processor is left to the orders, each of which takes some thirty steps.
 * There is always a place: who sees nothing buys nothing.
 */
export const PLACES_BESIDE_BUYING = Math.max(1, availableParallelism() - 1);
/** How many times as long as for a connection they wait for a place: a request takes several. */
const WAITS = 5;
/** The part of the places that one client may have at a time. */
const EACH = 0.5;
/** Requests that wait, of all clients and of one. */
const WAITING = { all: 2_000, each: 500 };
/** When it is worth asking again, in seconds. */
const RETRY_SECONDS = 1;

/** Does the work of a request of this kind when its turn comes. Rejects with `Overloaded` where it does not come in time. */
export type GiveWay = <Result>(kind: WorkKind, work: () => Promise<Result>) => Promise<Result>;

/**
 * Has those who browse and search give way to those who buy, in what they share whatever connections each kind has: the process, and the
 * database's processors. As many do so at a time as there are connections for it, and fewer while anybody buys. Who buys never waits here.
 *
 * @param db tells whether anybody buys: who waits for a payment gateway, with no connection, keeps nobody out
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
