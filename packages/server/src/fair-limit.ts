export interface FairLimits {
  /** Pieces of work that run at a time, in all and of one client. */
  running: number;
  runningPerClient: number;
  /** Pieces of work that wait for their turn, in all and of one client. */
  waiting: number;
  waitingPerClient: number;
}

/** Too much runs and waits already: of this client, or of everybody. */
export class Overloaded extends Error {
  override name = "Overloaded";
  readonly isOfClient: boolean;

  constructor(isOfClient: boolean) {
    super(isOfClient ? "This client has too much under way." : "Too much is under way.");
    this.isOfClient = isOfClient;
  }
}

/** Runs a client's work when its turn comes. Rejects with `Overloaded` before the work begins. */
export type FairLimit = <Result>(client: string, work: () => Promise<Result>) => Promise<Result>;

interface Waiting {
  client: string;
  start: () => void;
}

/** Limits work per client and in all. What waits starts in its order, past clients that have their share running. */
export function fairLimit({ running, runningPerClient, waiting, waitingPerClient }: FairLimits): FairLimit {
  const perClient = new Map<string, number>();
  const queue: Waiting[] = [];
  let total = 0;

  const ownOf = (client: string) => perClient.get(client) ?? 0;
  const hasPlace = (client: string) => total < running && ownOf(client) < runningPerClient;

  function begin(client: string): void {
    total += 1;
    perClient.set(client, ownOf(client) + 1);
  }

  function end(client: string): void {
    total -= 1;
    const left = ownOf(client) - 1;
    if (left > 0) perClient.set(client, left);
    else perClient.delete(client);
    const at = queue.findIndex((next) => hasPlace(next.client));
    const [next] = at < 0 ? [] : queue.splice(at, 1);
    if (!next) return;
    begin(next.client);
    next.start();
  }

  async function turnOf(client: string): Promise<void> {
    const ownWaiting = queue.filter((other) => other.client === client).length;
    const isClientFull = ownOf(client) + ownWaiting >= runningPerClient + waitingPerClient;
    if (isClientFull || queue.length >= waiting) throw new Overloaded(isClientFull);
    await new Promise<void>((start) => queue.push({ client, start }));
  }

  return async (client, work) => {
    if (hasPlace(client)) begin(client);
    else await turnOf(client);
    try {
      return await work();
    } finally {
      end(client);
    }
  };
}
