import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A command for the operator process. */
export interface Question {
  id: number;
  words: readonly string[];
}

/** The operator process's answer: the command's outcome, or why it was refused. */
export interface Answer {
  id: number;
  outcome?: unknown;
  refusal?: string;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const asked = new Map<number, PromiseWithResolvers<unknown>>();
let operatorProcess: ChildProcess | undefined;
let last = 0;

/** Runs an operator command on the shop under test. Rejects with the operator's message if it is refused. */
export async function operator(...words: string[]): Promise<void> {
  await ask(words);
}

/** The same, and returns the command's outcome. */
export async function operatorSays<Outcome>(...words: string[]): Promise<Outcome> {
  return (await ask(words)) as Outcome;
}

function ask(words: readonly string[]): Promise<unknown> {
  const to = (operatorProcess ??= openOperatorContext());
  const id = ++last;
  const answer = Promise.withResolvers<unknown>();
  asked.set(id, answer);
  to.send({ id, words } satisfies Question);
  return answer.promise;
}

/** One operator process per test process, started on first use. */
function openOperatorContext(): ChildProcess {
  const opened = fork(fileURLToPath(new URL("operator-process.ts", import.meta.url)), {
    cwd: root,
    execArgv: ["--conditions=@sen/source"],
    env: { ...process.env, SEN_DATA_DIR: `${root}.data/e2e`, NODE_COMPILE_CACHE: `${root}.cache/node` },
  });
  opened.on("message", ({ id, outcome, refusal }: Answer) => {
    const waiting = asked.get(id);
    asked.delete(id);
    if (refusal === undefined) waiting?.resolve(outcome);
    else waiting?.reject(new Error(refusal));
  });
  opened.on("exit", (code) => {
    operatorProcess = undefined;
    for (const { reject } of asked.values()) {
      reject(new Error(`The operator process ended with code ${code}.`));
    }
    asked.clear();
  });
  // It must not keep the test process alive.
  opened.unref();
  opened.channel?.unref();
  return opened;
}
