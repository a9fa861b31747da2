import type { Desk } from "../desk.ts";
import * as returns from "../actions/returns.ts";
import { numberAt, sentence, type Command } from "./command.ts";

const step = (name: string, about: string, act: (desk: Desk, id: number) => Promise<unknown>): Command => ({
  name: `return ${name}`,
  usage: "<return>",
  about,
  run: async (desk, given) => {
    const id = numberAt(given, 0, "return");
    await act(desk, id);
    return { return: id };
  },
});

const saying = (
  name: string,
  flag: string,
  about: string,
  act: (desk: Desk, id: number, text: string) => Promise<unknown>,
): Command => ({
  name: `return ${name}`,
  usage: `<return> --${flag} "…"`,
  about,
  flags: [flag],
  run: async (desk, given) => {
    const id = numberAt(given, 0, "return");
    await act(desk, id, sentence(given, 1, flag));
    return { return: id };
  },
});

/** Shop and carrier on the way of a return. */
export const returnCommands: readonly Command[] = [
  step("take-up", "The shop looks into the return.", returns.takeUpReturn),
  saying("approve", "solution", "The shop approves, with what it proposes.", returns.approveReturn),
  saying("reject", "reason", "The shop rejects, and says why.", returns.rejectReturn),
  step("collect", "The carrier has fetched the goods.", returns.collectReturn),
  saying("fail", "reason", "The carrier could not bring the goods back.", returns.failReturn),
  step("retry", "After a failure the carrier tries again.", returns.retryReturn),
  step("received", "The shop has the goods again.", returns.receiveReturn),
  step("complete", "The return is closed; its refund opens.", returns.completeReturn),
];
