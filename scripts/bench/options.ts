import { parseArgs } from "node:util";
import { PARTS, type Part } from "./figures.ts";

export const USAGE = `npm run bench -- [--only PART]… [--json FILE] [--compare FILE] [--strict]

  --only PART     measures this part alone (repeat for several): ${PARTS.join(", ")};
                  size, which fills shops for minutes, only when it is named
  --json FILE     writes the figures, with date, commit and load
  --compare FILE  shows an earlier run's figures (a file of --json) beside this one's;
                  given twice, shows the two files beside each other and measures nothing
  --strict        ends with code 1 when a target is missed or a figure could not be taken

BENCH_PORT is the first of two free ports (3400), BENCH_DATA another folder for the shops' data (.data).`;

export interface BenchOptions {
  parts: Part[];
  json?: string;
  compare: string[];
  strict: boolean;
  help: boolean;
}

/** What the command line asks for. Throws a sentence when it asks for what is not there. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string", multiple: true, default: [] },
      json: { type: "string" },
      compare: { type: "string", multiple: true, default: [] },
      strict: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const unknown = values.only.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(", ")}. There are ${PARTS.join(", ")}.`);
  }
  if (values.compare.length > 2) throw new Error("Two runs can be compared, not more.");
  return {
    parts:
      values.only.length === 0
        ? PARTS.filter((part) => part !== "size")
        : PARTS.filter((part) => values.only.includes(part)),
    compare: values.compare,
    strict: values.strict,
    help: values.help,
    ...(values.json !== undefined && { json: values.json }),
  };
}

function isPart(name: string): name is Part {
  return PARTS.some((part) => part === name);
}
