import { Overloaded } from "@sen/server";

/** Whose work it is. */
export interface Client {
  /** Unique per customer, or per address of guests. */
  id: string;
  /** Without a token: served after customers. */
  isGuest: boolean;
}

export interface FairQueueLimits {
  /** Works that run at a time; of one client; of all guests; of those that are heavy. */
  atATime: number;
  eachAtATime: number;
  guestsAtATime: number;
  heavyAtATime?: number;
  /** How many may wait. */
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
  /** Works of the same client that were here before it. */
  round: number;
  start: () => void;
}

/**
 * Shares a few places fairly: customers before guests, then by how many works of the same client are ahead, then in the order of
 * arrival. One that would wait behind too many is refused with `Overloaded`, customers and guests each for themselves.
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
