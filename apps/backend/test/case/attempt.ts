import { expect } from "vitest";
import { statusOf } from "../../src/http/error-answer.ts";
import { DomainError } from "../../src/errors/errors.ts";
import type { Call } from "./call.ts";
import { signature, type Case } from "./case.ts";
import { foretell, type Walked } from "./expected-state.ts";
import type { Stage } from "./stage.ts";

/** Who makes a customer's call: the owner, in one tab or in two at once; another customer; a guest. */
export const callers = ["owner", "two tabs", "stranger", "guest"] as const;
export type Caller = (typeof callers)[number];

const SECOND_MS = 1000;
const SUCCESS = 200;
const turnedAway = { stranger: 403, guest: 401 } as const;

/** The result of an attempt: the case afterwards, the transitions taken, and the status of a refusal. */
export interface Attempted {
  after: Case;
  walked: readonly Walked[];
  refusal: number | null;
}

/**
 * Makes a call on the backend and on the model, and compares the response, every status and its copies, every history entry with its time,
 * and the stock; after a refusal, also that no row was written. `caller` only matters for customers' calls.
 */
export async function attempt(
  call: Call,
  before: Case,
  stage: Stage,
  caller: Caller = "owner",
): Promise<Attempted> {
  stage.shop.clock.pass(SECOND_MS);
  const present = { ...before, now: before.now + SECOND_MS };
  const said = `${call.name} by ${call.ask ? caller : "the other side"} in ${signature(present)}`;
  if (call.ask && (caller === "stranger" || caller === "guest")) {
    const refusal = turnedAway[caller];
    await mustNotWrite(stage, said, async () =>
      expect([said, await answers(call, stage, caller)]).toEqual([said, [refusal]]),
    );
    return { after: present, walked: [], refusal };
  }
  const first = foretell(call, present);
  const isTwice = caller === "two tabs" && call.ask !== undefined && !call.once;
  const second = isTwice ? foretell(call, first.after) : null;
  const expected = [first, ...(second ? [second] : [])].map(({ refusal }) => refusal ?? SUCCESS);
  const make = async () => {
    const statuses = await answers(call, stage, isTwice ? "two tabs" : "owner");
    expect([said, statuses.toSorted()]).toEqual([said, expected.toSorted()]);
  };
  const { after } = second ?? first;
  if (first.refusal === null) {
    await make();
    await stage.compare(after, said);
  } else await mustNotWrite(stage, said, make);
  return { after, walked: [...first.walked, ...(second?.walked ?? [])], refusal: first.refusal };
}

async function mustNotWrite(stage: Stage, said: string, make: () => Promise<void>): Promise<void> {
  // The call's uploaded file is created first, because it is not written by the call itself.
  await stage.image();
  const before = await stage.versions();
  await make();
  expect(await stage.versions(), `${said} was refused and wrote`).toBe(before);
}

/** The status of each response. An action that does not throw has succeeded. */
async function answers(call: Call, stage: Stage, caller: Caller): Promise<number[]> {
  const { ask, act } = call;
  if (ask) {
    const { operation, sent } = await ask(stage);
    const token = caller === "guest" ? "" : stage.tokens[caller === "stranger" ? "stranger" : "owner"];
    const send = () => stage.shop.call(operation, { ...sent, token });
    const received = await Promise.all(caller === "two tabs" ? [send(), send()] : [send()]);
    for (const { body } of received) {
      stage.pageUrl = body?.data?.order?.payment_url ?? stage.pageUrl;
    }
    return received.map(({ status }) => status);
  }
  try {
    await act?.(stage);
    return [SUCCESS];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [statusOf(error)];
  }
}
