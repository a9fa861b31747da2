import type { PaymentGateway } from "../../src/ports/payment-gateway.ts";
import { Unreachable } from "../../src/ports/unreachable.ts";
import type { Random } from "@sen/demo/seed/catalogue/random";

/** Calls that are delayed on the way to a gateway or back, until they are released. */
export class Delays {
  readonly #held: (() => void)[] = [];
  #onHeld: (() => void)[] = [];

  /** Waits until `release` picks this call. */
  hold(): Promise<void> {
    for (const tell of this.#onHeld.splice(0)) tell();
    return new Promise((resolve) => this.#held.push(resolve));
  }

  /** Resolves when the next call is held. */
  nextHeld(): Promise<void> {
    return new Promise((resolve) => this.#onHeld.push(resolve));
  }

  get count(): number {
    return this.#held.length;
  }

  /** Releases a random call, so that responses overtake each other. */
  release(random: Random): void {
    const [held] = this.#held.splice(random.whole(0, this.#held.length - 1), 1);
    held?.();
  }
}

/** The faults in a round of calls. */
export interface Faults {
  random: Random;
  delays: Delays;
  isOn: boolean;
  /** Whether calls may be delayed. Off while the caller waits for them before it does anything else. */
  mayDelay: boolean;
}

/** The maximum of delayed calls, lower than the concurrency limit of the gateway queue. */
const MAX_HELD = 8;

/** A gateway behind a network that loses, repeats, delays and reorders messages. */
export function faultyGateway(gateway: PaymentGateway, faults: () => Faults): PaymentGateway {
  async function sent<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const { random, delays, isOn, mayDelay } = faults();
    if (!isOn) return call();
    const draw = random.next();
    if (draw < 0.06) throw new Unreachable("ECONNREFUSED");
    if (draw < 0.12) throw new Error("The request was lost.");
    if (draw < 0.24) {
      await call();
      throw new Error("The answer was lost.");
    }
    if (draw < 0.34) {
      const twice = [await call(), await call()] as const;
      return random.pick(twice);
    }
    if (draw > 0.5 || !mayDelay || delays.count >= MAX_HELD) return call();
    if (random.chance(0.5)) await delays.hold();
    const answer = await call();
    if (random.chance(0.5)) await delays.hold();
    return answer;
  }
  return {
    ...gateway,
    open: (request) => sent(() => gateway.open(request)),
    lookUp: (payment) => sent(() => gateway.lookUp(payment)),
    close: (payment) => sent(() => gateway.close(payment)),
    refund: (request) => sent(() => gateway.refund(request)),
    lookUpRefund: (request) => sent(() => gateway.lookUpRefund(request)),
  };
}
