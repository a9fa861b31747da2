/** Too much work is queued already; the caller should retry later. */
export class Overloaded extends Error {
  override name = "Overloaded";
  /** Whether this client alone asks for too much: 429, not 503. */
  readonly isClientsOwn: boolean;
  /** When to retry, in seconds; null if unknown. */
  readonly retryAfterSeconds: number | null;

  constructor(
    message: string,
    { isClientsOwn = false, retryAfterSeconds = null }: Partial<Omit<Overloaded, keyof Error>> = {},
  ) {
    super(message);
    this.isClientsOwn = isClientsOwn;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Runs a client's work when its turn comes. Rejects with `Overloaded` before the work starts. */
export interface Limited {
  /** @param waitMs longest wait of this call, overriding the limit's */
  <Result>(work: () => Promise<Result>, client: string, waitMs?: number): Promise<Result>;
  /** Number of queued calls, over all clients. */
  waiting: () => number;
  /** Number of clients with running work. */
  clients: () => number;
}

/** Queue limits, in total and per client. */
export interface ConcurrencyLimits {
  /** Maximum queue length over all clients. */
  waiting: number;
  /** Maximum running and queued calls per client. The server's own work is exempt from `running`. @default only the total limits */
  each?: { running?: number; waiting?: number };
  /** Longest wait, in milliseconds. @default no limit */
  waitMs?: number;
  /** Retry-After of a refusal, in seconds. */
  retryAfterSeconds?: number;
}

/** A queued call. */
interface Turn {
  start: () => void;
  refuse: (error: Overloaded) => void;
}

/**
 * Limits how many calls run at a time. The others queue up: those of one client in order of arrival, the clients in turn (round robin). So
 * a client that sends a thousand calls waits for its own thousand, and one that sends a single call for one of each other client.
 * Calls beyond the limits are refused with `Overloaded` before they start. If the queue is full, the client with the longest queue gives up
 * its last place.
 *
 * @param atATime at least one; may be a function whose result changes, which is called whenever a call starts or ends
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

/** The client of the server's own work, which may use all slots. */
export const OWN_WORK = "";

class Turns {
  readonly #atATime: () => number;
  readonly #limits: ConcurrencyLimits;
  /** The queues by client, in round-robin order. */
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
      // Moves the client to the end of the round.
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
      // After a blocked event loop, timers run before I/O: first let work that finished meanwhile pass on its slot.
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

  /** Frees a place in the queue, if necessary by refusing the last call of the client with the longest queue. */
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
