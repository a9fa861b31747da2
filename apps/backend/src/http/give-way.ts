import type { WorkKind } from "@sen/config";
import { concurrencyLimit } from "../concurrency-limit.ts";
import type { PoolSettings } from "../limits/pool-settings.ts";

/** Places of those who browse, and of those who search, that one who buys takes meanwhile: an order asks the database thirty times, a page three. */
const PLACES_OF_A_PURCHASE = 2;
/** There is always one: who sees nothing buys nothing. */
const LEAST_PLACES = 1;
/** How many times as long as for a connection they wait for a place: a request takes several. */
const WAITS = 5;
/** Requests that wait, of all clients. */
const WAITING = 2_000;
/** When it is worth asking again, in seconds. */
const RETRY_SECONDS = 1;

/** Does the work of a request of this kind when its turn comes. Rejects with `Overloaded` where it does not come in time. */
export type GiveWay = <Result>(kind: WorkKind, work: () => Promise<Result>) => Promise<Result>;

/**
 * Has those who browse and search give way to those who buy, in what they share whatever connections each kind has: the process, and the
 * database's processors. As many do so at a time as there are connections for it, less those whom who buys keeps out. Who buys never waits here.
 */
export function givingWay({ connections, queueMs }: Pick<PoolSettings, "connections" | "queueMs">): GiveWay {
  let buying = 0;
  const limitOf = (kind: "browsing" | "searching") =>
    concurrencyLimit(() => Math.max(LEAST_PLACES, connections[kind] - PLACES_OF_A_PURCHASE * buying), {
      waiting: WAITING,
      waitMs: WAITS * queueMs,
      retryAfterSeconds: RETRY_SECONDS,
    });
  const buy = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    buying += 1;
    try {
      return await work();
    } finally {
      buying -= 1;
    }
  };
  const [browse, search] = [limitOf("browsing"), limitOf("searching")];
  return (kind, work) => {
    if (kind === "buying") return buy(work);
    if (kind === "browsing") return browse(work);
    return kind === "searching" ? search(work) : work();
  };
}
