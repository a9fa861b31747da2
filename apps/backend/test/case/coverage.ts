import type { Attempted, Caller } from "./attempt.ts";
import type { Call } from "./call.ts";
import { callsOf } from "./calls.ts";
import { machines, standing, type Case, type MachineName } from "./case.ts";

const NONE = "none";

/** What a run has covered, so that a test cannot pass by doing nothing. */
export class Coverage {
  private readonly walked = new Set<unknown>();
  private readonly starts = new Set<string>();
  private readonly attempts = new Map<string, { allowed: number; refused: number }>();
  /** How many calls were rejected because somebody else made them. */
  turnedAway = 0;

  /** Counts a new order with its payment. */
  began({ order, payment }: Case): void {
    this.starts.add(`order ${order} customer`);
    this.starts.add(`payment ${payment} customer`);
  }

  tried(call: Call, before: Case, { walked, refusal }: Attempted, caller: Caller): void {
    if (caller === "stranger" || caller === "guest") {
      this.turnedAway++;
      return;
    }
    for (const { machine, row, to, actor } of walked) {
      if (row === "start") this.starts.add(`${machine} ${to} ${actor}`);
      else this.walked.add(row);
    }
    for (const machine of call.machines) {
      const key = `${machine} ${standing(before, machine)}: ${call.name}`;
      const counted = this.attempts.get(key) ?? { allowed: 0, refused: 0 };
      counted[refusal === null ? "allowed" : "refused"]++;
      this.attempts.set(key, counted);
    }
  }

  /** Transitions of a machine that were never made, as "from→to by actors". */
  unwalked(machine: MachineName): string[] {
    return machines[machine].transitions
      .filter((row) => !this.walked.has(row))
      .map(({ from, to, actors }) => `${from}→${to} by ${actors.join(", ")}`);
  }

  /** Start states of a machine, with their actors, that never occurred. */
  unbegun(machine: MachineName): string[] {
    return machines[machine].starts
      .flatMap(({ state, actors }) => actors.map((actor) => `${machine} ${state} ${actor}`))
      .filter((start) => !this.starts.has(start));
  }

  /** Calls of a machine that were never tried in one of its states. Without a request, only calls that need none count. */
  untried(machine: MachineName): string[] {
    const isRequest = machine !== "order" && machine !== "payment";
    const states = [...machines[machine].states.map(String), ...(isRequest ? [NONE] : [])];
    return states
      .flatMap((state) =>
        callsOf(machine)
          .filter(({ needs }) => state !== NONE || needs !== machine)
          .map(({ name }) => `${machine} ${state}: ${name}`),
      )
      .filter((key) => !this.attempts.has(key));
  }

  /** How many state-call pairs were refused at least once. */
  refusedPairs(machine: MachineName): number {
    return [...this.attempts].filter(([key, { refused }]) => key.startsWith(`${machine} `) && refused > 0)
      .length;
  }
}
