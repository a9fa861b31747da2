/** Too much of one kind of work waits already: the caller is told to come back. */
export class Overloaded extends Error {
  override name = "Overloaded";
  /** Whether this client alone asks for too much: 429, not 503. */
  readonly isClientsOwn: boolean;
  /** When it is worth asking again, in seconds; null where nothing tells. */
  readonly retryAfterSeconds: number | null;

  constructor(
    message: string,
    {
      isClientsOwn = false,
      retryAfterSeconds = null,
      cause,
    }: { isClientsOwn?: boolean; retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.isClientsOwn = isClientsOwn;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Runs a client's work when its turn comes. Rejects with `Overloaded` before the work begins. */
export interface Limited {
  /** @param waitMs longest wait of this work, instead of the limit's */
  <Result>(work: () => Promise<Result>, client: string, waitMs?: number): Promise<Result>;
  /** How much waits now, of all clients. */
  waiting: () => number;
  /** Of how many clients something runs now. */
  clients: () => number;
}

/** How much may wait, and what of it all one client may have. */
export interface ConcurrencyLimits {
  /** How many wait at most, of all clients. */
  waiting: number;
  /** How many of one client run, and wait; what the shop does of itself has no such share. @default as many as of all */
  each?: { running?: number; waiting?: number };
  /** Longest wait, in milliseconds. @default no limit */
  waitMs?: number;
  /** When it is worth asking again after a refusal, in seconds. */
  retryAfterSeconds?: number;
}

/** Work that waits for its turn. */
interface Turn {
  start: () => void;
  refuse: (error: Overloaded) => void;
}

/**
 * Lets so many of the given works run at a time. The others wait: those of one client in the order in which they came, the clients
 * in turn (round robin), so that one who sends a thousand waits for a thousand, and one who sends one for one of each other client.
 * What is too much is refused with `Overloaded` before it begins; where all places to wait are taken, the client with the longest
 * queue gives one up.
 *
 * @param atATime as it is when a work begins; it may change, and is at least one: what waits is looked at when a work ends
 */
export function concurrencyLimit(atATime: number | (() => number), limits: ConcurrencyLimits): Limited {
  const turns = new Turns(atATime, limits);
  async function limited<Result>(work: () => Promise<Result>, client: string, waitMs = limits.waitMs) {
    await turns.take(client, waitMs);
    try {
      return await work();
    } finally {
      turns.giveBack(client);
    }
  }
  return Object.assign(limited, { waiting: () => turns.waiting, clients: () => turns.clients });
}

/** The client of what a server does of itself: only the limits for all apply to it. */
export const OWN_WORK = "";

class Turns {
  readonly #atATime: () => number;
  readonly #limits: ConcurrencyLimits;
  /** Who waits, by client; the next in the round is the first. */
  readonly #queues = new Map<string, Turn[]>();
  readonly #running = new Map<string, number>();
  #active = 0;
  #waiting = 0;

  constructor(atATime: number | (() => number), limits: ConcurrencyLimits) {
    this.#atATime = typeof atATime === "number" ? () => atATime : atATime;
    this.#limits = limits;
  }

  get waiting(): number {
    return this.#waiting;
  }

  get clients(): number {
    return this.#running.size;
  }

  async take(client: string, waitMs = Infinity): Promise<void> {
    if (!this.#mayRun(client) || this.#queues.has(client)) return this.#wait(client, waitMs);
    this.#begin(client);
  }

  giveBack(client: string): void {
    this.#active -= 1;
    const left = (this.#running.get(client) ?? 0) - 1;
    if (left > 0) this.#running.set(client, left);
    else this.#running.delete(client);
    this.#startNext();
  }

  #mayRun(client: string): boolean {
    const own = this.#running.get(client) ?? 0;
    return this.#active < this.#atATime() && own < (this.#shareOf(client).running ?? Infinity);
  }

  #shareOf(client: string): NonNullable<ConcurrencyLimits["each"]> {
    return client === OWN_WORK ? {} : (this.#limits.each ?? {});
  }

  #begin(client: string): void {
    this.#active += 1;
    this.#running.set(client, (this.#running.get(client) ?? 0) + 1);
  }

  #startNext(): void {
    for (const [client, queue] of this.#queues) {
      if (this.#active >= this.#atATime()) return;
      const [turn] = queue;
      if (turn === undefined || !this.#mayRun(client)) continue;
      this.#leave(client, turn);
      // To the end of the round.
      if (this.#queues.delete(client)) this.#queues.set(client, queue);
      this.#begin(client);
      turn.start();
    }
  }

  #wait(client: string, waitMs: number): Promise<void> {
    this.#makeRoom(client);
    return new Promise((resolve, reject) => {
      const turn: Turn = {
        start: () => {
          clearTimeout(timer);
          clearImmediate(end);
          resolve();
        },
        refuse: (error) => {
          clearTimeout(timer);
          clearImmediate(end);
          this.#leave(client, turn);
          reject(error);
        },
      };
      let end: NodeJS.Immediate | undefined;
      const tooLate = () => turn.refuse(this.#refusal(`no turn within ${waitMs} ms`));
      // After a blocked event loop timers run before I/O: let work that has ended meanwhile hand on its turn first.
      const onTime = () => void (end = setImmediate(tooLate));
      const timer = Number.isFinite(waitMs) ? setTimeout(onTime, waitMs).unref() : undefined;
      const queue = this.#queues.get(client);
      if (queue) queue.push(turn);
      else this.#queues.set(client, [turn]);
      this.#waiting += 1;
    });
  }

  #leave(client: string, turn: Turn): void {
    const queue = this.#queues.get(client) ?? [];
    queue.splice(queue.indexOf(turn), 1);
    this.#waiting -= 1;
    if (queue.length === 0) this.#queues.delete(client);
  }

  /** Makes a place to wait, if need be at the cost of the client with the longest queue. */
  #makeRoom(client: string): void {
    const { waiting, each } = this.#limits;
    const own = this.#queues.get(client)?.length ?? 0;
    if (own >= (each?.waiting ?? waiting)) {
      const isShareRunning = (this.#running.get(client) ?? 0) >= (each?.running ?? Infinity);
      throw this.#refusal(
        `${own} of this client wait already`,
        isShareRunning || (each?.waiting !== undefined && own > 0),
      );
    }
    if (this.#waiting < waiting) return;
    const longest = [...this.#queues.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
    const last = longest.at(-1);
    if (last === undefined || longest.length <= own + 1) throw this.#refusal(`${waiting} wait already`);
    last.refuse(this.#refusal("a client with fewer took the place", true));
  }

  #refusal(message: string, isClientsOwn = false): Overloaded {
    const { retryAfterSeconds } = this.#limits;
    return new Overloaded(message, { isClientsOwn, retryAfterSeconds });
  }
}
