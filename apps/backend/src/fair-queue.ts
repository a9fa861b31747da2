import { Overloaded } from "@sen/server";

/** The client that work belongs to. */
export interface Client {
  /** Unique per customer, or per IP address for guests. */
  id: string;
  /** Not signed in. Guests are served after customers. */
  isGuest: boolean;
}

export interface FairQueueLimits {
  /** Concurrent jobs in total; per client; of all guests together; of heavy ones. */
  atATime: number;
  eachAtATime: number;
  guestsAtATime: number;
  heavyAtATime?: number;
  /** Queue lengths. */
  waitingCustomers: number;
  waitingGuests: number;
}

export interface Work<Result> {
  client: Client;
  /** @default false */
  isHeavy?: boolean;
  run: () => Promise<Result>;
}

interface Job {
  client: Client;
  isHeavy: boolean;
  /** Jobs of the same client queued or running when it arrived. */
  round: number;
  start: () => void;
}

/**
 * A fair queue over a few slots: customers before guests, then clients with fewer jobs ahead, then by arrival. Rejects with `Overloaded`
 * if the queue is full, counted separately for customers and guests.
 */
export function fairQueue(limits: FairQueueLimits): <Result>(work: Work<Result>) => Promise<Result> {
  const running = new Set<Job>();
  let waiting: Job[] = [];

  const mayStart = ({ client, isHeavy }: Job): boolean => {
    const count = (matches: (job: Job) => boolean) => [...running].filter(matches).length;
    return (
      running.size < limits.atATime &&
      count((job) => job.client.id === client.id) < limits.eachAtATime &&
      (!client.isGuest || count((job) => job.client.isGuest) < limits.guestsAtATime) &&
      (!isHeavy || count((job) => job.isHeavy) < (limits.heavyAtATime ?? Infinity))
    );
  };
  const startNext = (): void => {
    const next = waiting.find(mayStart);
    if (!next) return;
    waiting = waiting.filter((job) => job !== next);
    running.add(next);
    next.start();
    startNext();
  };
  const assertRoom = (job: Job): void => {
    const most = job.client.isGuest ? limits.waitingGuests : limits.waitingCustomers;
    const ahead = waiting.filter(({ client }) => client.isGuest === job.client.isGuest).length;
    if (ahead >= most && !mayStart(job)) throw new Overloaded(`${most} wait already`);
  };

  return async ({ client, isHeavy = false, run }) => {
    const round = [...running, ...waiting].filter((job) => job.client.id === client.id).length;
    const turn = Promise.withResolvers<undefined>();
    const job: Job = { client, isHeavy, round, start: () => turn.resolve(undefined) };
    assertRoom(job);
    waiting = [...waiting, job].sort(byTurn);
    startNext();
    await turn.promise;
    try {
      return await run();
    } finally {
      running.delete(job);
      startNext();
    }
  };
}

function byTurn(one: Job, other: Job): number {
  return Number(one.client.isGuest) - Number(other.client.isGuest) || one.round - other.round;
}
