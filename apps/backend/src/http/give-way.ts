import type { WorkKind } from "@sen/config";
import { OWN_WORK } from "@sen/server";
import { currentClient } from "../client-context.ts";
import { concurrencyLimit } from "../concurrency-limit.ts";
import type { PoolSettings } from "../limits/pool-settings.ts";

/** Places of those who browse, and of those who search, that a client who buys takes, however many requests it sends: an order asks the database thirty times, a page three. */
const PLACES_OF_A_PURCHASE = 2;
/** There is always one: who sees nothing buys nothing. */
const LEAST_PLACES = 1;
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
 * database's processors. As many do so at a time as there are connections for it, less those whom who buys keeps out. Who buys never waits here.
 */
export function givingWay({ connections, queueMs }: Pick<PoolSettings, "connections" | "queueMs">): GiveWay {
  /** Requests under way of each client that buys. */
  const buying = new Map<string, number>();
  const limitOf = (kind: "browsing" | "searching") => {
    const places = () => Math.max(LEAST_PLACES, connections[kind] - PLACES_OF_A_PURCHASE * buying.size);
    const each = { running: Math.ceil(connections[kind] * EACH), waiting: WAITING.each };
    const waitMs = WAITS * queueMs;
    return concurrencyLimit(places, {
      waiting: WAITING.all,
      each,
      waitMs,
      retryAfterSeconds: RETRY_SECONDS,
    });
  };
  const buy = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const client = currentClient() ?? OWN_WORK;
    buying.set(client, (buying.get(client) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const left = (buying.get(client) ?? 0) - 1;
      if (left > 0) buying.set(client, left);
      else buying.delete(client);
    }
  };
  const [browse, search] = [limitOf("browsing"), limitOf("searching")];
  return (kind, work) => {
    if (kind === "buying") return buy(work);
    if (kind === "browsing") return browse(work);
    return kind === "searching" ? search(work) : work();
  };
}
