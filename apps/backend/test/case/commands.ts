import type fc from "fast-check";
import { attempt, type Caller } from "./attempt.ts";
import { isMakeable, type Call } from "./call.ts";
import { calls } from "./calls.ts";
import type { Case } from "./case.ts";
import type { Coverage } from "./coverage.ts";
import { foretell } from "./expected-state.ts";
import type { Stage } from "./stage.ts";

/** The model of a run: the current case, and the coverage so far. */
export interface Play {
  present: Case;
  coverage: Coverage;
}

/** One call, made whether it is allowed or not. */
export class Try implements fc.AsyncCommand<Play, Stage, true> {
  private readonly call: Call;
  private readonly caller: Caller;

  constructor(call: Call, caller: Caller) {
    this.call = call;
    this.caller = caller;
  }

  check = ({ present }: Readonly<Play>): Promise<boolean> => Promise.resolve(isMakeable(this.call, present));

  async run(play: Play, stage: Stage): Promise<void> {
    const { present, coverage } = play;
    const attempted = await attempt(this.call, present, stage, this.caller);
    coverage.tried(this.call, present, attempted, this.caller);
    play.present = attempted.after;
  }

  toString = () => `${this.call.name} (${this.caller})`;
}

/** One of the calls that currently cause a transition. */
export class Onward implements fc.AsyncCommand<Play, Stage, true> {
  private readonly pick: number;
  private readonly caller: Caller;

  constructor(pick: number, caller: Caller) {
    this.pick = pick;
    this.caller = caller;
  }

  check = ({ present }: Readonly<Play>): Promise<boolean> => Promise.resolve(waysOn(present).length > 0);

  async run(play: Play, stage: Stage): Promise<void> {
    const ways = waysOn(play.present);
    const call = ways[this.pick % ways.length];
    if (!call) return;
    await new Try(call, this.caller).run(play, stage);
  }

  // A failed comparison names the call: in another state, the same command makes a different one.
  toString = () => `onward ${this.pick} (${this.caller})`;
}

function waysOn(present: Case): Call[] {
  return calls.filter((call) => isMakeable(call, present) && foretell(call, present).walked.length > 0);
}
