import { readConfig } from "../../apps/backend/src/config.ts";
import { loadDemonstration } from "../../apps/backend/src/create-adapters.ts";
import { openDatabase } from "../../apps/backend/src/database/open.ts";
import { commandsOf } from "../../apps/backend/src/operator/commands/index.ts";
import { openOperatorContext } from "../../apps/backend/src/operator/open-context.ts";
import { readLine } from "../../apps/backend/src/operator/read-line.ts";
import type { Answer, Question } from "./operator.ts";

/**
 * The operator's command line as a long-running process, so that commands do not each pay for a start.
 * Exits when its parent process disconnects.
 */
const config = readConfig();
const { db } = await openDatabase(config);
const demonstration = await loadDemonstration(config);
const commands = await commandsOf(demonstration);
const context = openOperatorContext(config, db, demonstration);

process.on("disconnect", () => process.exit());
process.on("message", ({ id, words }: Question) => {
  void answer(words).then((said) => process.send?.({ id, ...said }));
});

async function answer(words: readonly string[]): Promise<Omit<Answer, "id">> {
  try {
    const line = readLine(words, commands);
    if (typeof line === "string") throw new Error(`"${words.join(" ")}" is no command.`);
    return { outcome: await line.command.run({ ...context, now: line.at ?? new Date() }, line.given) };
  } catch (error) {
    return { refusal: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
