import { readDataPlaces } from "../config.ts";
import { loadDemonstration } from "../create-adapters.ts";
import { runAlone } from "../commands/run-alone.ts";
import { runCommand } from "../commands/run.ts";
import { assertDatabase } from "../database/data-folder.ts";
import { commandsOf } from "./commands/index.ts";
import { openOperatorContext } from "./open-context.ts";
import { readLine, type ReadLine } from "./read-line.ts";
import { runLine } from "./run-line.ts";

/** The operator's command line: acts as shop, carrier, mall and gateway. Works on the database of a running or stopped shop. */
async function main(): Promise<void> {
  const SEN_MODE = process.env.SEN_MODE === "production" ? "production" : "demo";
  const demonstration = await loadDemonstration({ settings: { SEN_MODE } });
  const line = readLine(process.argv.slice(2), await commandsOf(demonstration));
  if (typeof line === "string") return void process.stdout.write(line);
  assertDatabase(readDataPlaces());
  await runCommand(
    async ({ db }, config) => {
      const { output, remark } = await runLine(line, openOperatorContext(config, db, demonstration));
      process.stdout.write(output);
      process.stderr.write(remark);
    },
    { demonstration: simulationIn(line) },
  );
}

/** The part of a line that only a demonstration allows, as the start of an error message. */
function simulationIn({ command: { name, demonstration }, at }: ReadLine): string | undefined {
  if (demonstration === true) return `The command "${name}"`;
  return at === null ? undefined : "Acting at another time (--at)";
}

await runAlone(main);
